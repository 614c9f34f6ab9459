// @vitest-environment node
// threat 5: whatever is sent, and however much of it, the server keeps little and goes on.
import { describe, expect, it, vi } from 'vitest';
import { readJwt } from '../../../examples/sandbox/auth/jwt';
import { createTicket } from '../../../examples/sandbox/calls/create-ticket';
import { newsletterCalls } from '../../../examples/sandbox/calls/newsletter';
import { upload } from '../../../examples/sandbox/calls/uploads';
import { RequestLog } from '../../../examples/sandbox/control/request-log';
import type { Call } from '../../../examples/sandbox/http/call';
import type { State } from '../../../examples/sandbox/state/state';
import { makeState } from '../../../examples/sandbox/state/state';
import { routes } from '../../../src/services/routes';
import { headersOf, runningSandbox } from './running-sandbox';
import { sendRaw } from './send-raw';

const sandbox = runningSandbox();
const { ask, get } = sandbox;
const port = () => Number(new URL(sandbox.origin).port);
const megabyte = 1024 * 1024;

describe('a body', () => {
  it.each(['/api/v1.0/newsletter/subscribe', '/api/v1.0/nothing', '/__sandbox/faults', '/__sandbox/sign-in'])(
    'of more than a megabyte is refused at %s',
    async (path) => {
      const { status, body } = await ask('POST', path, { body: `"${'a'.repeat(megabyte)}"` });
      expect([status, JSON.stringify(body)]).toEqual([413, expect.stringContaining('longer than 1048576 bytes')]);
    },
  );

  it('that says no length is counted, and the answer is heard', async () => {
    const chunk = `${(64 * 1024).toString(16)}\r\n${'a'.repeat(64 * 1024)}\r\n`;
    const answer = await sendRaw(
      port(),
      ['POST /api/v1.0/nothing HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'],
      `${chunk.repeat(20)}0\r\n\r\n`,
    );
    expect(answer.status).toBe(413);
  });

  it('too long for a fault’s call is refused as well, and the fault is not carried out', async () => {
    const said = vi.spyOn(console, 'error');
    await ask('POST', '/__sandbox/faults', { body: { match: 'subscribe', status: 503 } });
    expect((await ask('POST', '/api/v1.0/newsletter/subscribe', { body: 'a'.repeat(megabyte + 1) })).status).toBe(413);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('of a file may be longer', async () => {
    expect(
      (
        await ask('POST', '/uploads.json?filename=a.txt', {
          body: 'a'.repeat(2 * megabyte),
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(201);
  });

  it('nested deeper than a call ever is, is refused: it could not be listed again', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    for (const path of [
      '/api/v1.0/help/create-ticket',
      '/api/v1.0/newsletter/subscribe',
      '/__sandbox/faults',
      '/__sandbox/sign-in',
    ]) {
      const { status, body } = await ask('POST', path, {
        body: `{"ticket":{"a":${deep}},"subscriptOptions":{"a":${deep}}}`,
      });
      expect([path, status, JSON.stringify(body)]).toEqual([
        path,
        400,
        expect.stringContaining('nested more than 100 deep'),
      ]);
    }
    expect((await get('/__sandbox/state')).status).toBe(200);
    expect((await get('/__sandbox/requests')).status).toBe(200);
  });
});

describe('the log', () => {
  const add = (log: RequestLog, index: number, body: Buffer) =>
    log.add({ method: 'POST', url: `/${index}`, headers: {} }, body);

  it('forgets the oldest requests beyond ten thousand', () => {
    const log = new RequestLog(false);
    for (let index = 0; index < 10_005; index++) add(log, index, Buffer.alloc(0));
    expect([log.entries.length, log.entries[0]!.url]).toEqual([10_000, '/5']);
  });

  it('forgets the oldest beyond 32 million characters, and counts anew after it was emptied', () => {
    const log = new RequestLog(true);
    const body = Buffer.alloc(megabyte, 'a');
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 40; index++) add(log, index, body);
      expect([log.entries.length, log.entries[0]!.url]).toEqual([31, '/9']);
      log.clear();
    }
  });
});

describe('what is kept until a reset', () => {
  const call = (state: State, body: Buffer): Call => ({
    state,
    body,
    query: new URLSearchParams('filename=a.txt'),
    headers: {},
    origin: '',
    path: '/',
    params: {},
    route: routes.support.upload,
    player: undefined,
  });
  const uploadTo = (state: State, body: Buffer) => upload(call(state, body));

  it('is 500 files; those that no ticket has taken in their hour make room', () => {
    const state = makeState(1);
    for (let index = 0; index < 500; index++) uploadTo(state, Buffer.from('a'));
    expect(() => uploadTo(state, Buffer.from('a'))).toThrow('POST /__sandbox/reset');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    expect(uploadTo(state, Buffer.from('a')).status).toBe(201);
    vi.useRealTimers();
  });

  it('is 256 MB of files', () => {
    const [state, body] = [makeState(1), Buffer.alloc(20 * megabyte)];
    for (let index = 0; index < 12; index++) uploadTo(state, body);
    expect(() => uploadTo(state, body)).toThrow('256 MB');
  });

  it('is 200 tickets and 200 subscribers, the newest', () => {
    const state = makeState(1);
    for (let index = 0; index < 202; index++) {
      createTicket(call(state, Buffer.from(`{"index":${index}}`)));
      newsletterCalls.subscribe(call(state, Buffer.from(`{"subscriptOptions":{"index":${index}}}`)));
    }
    expect([
      state.tickets.length,
      state.subscribers.length,
      state.tickets.at(-1)?.payload.index,
      state.subscribers.at(-1)?.index,
    ]).toEqual([200, 200, 201, 201]);
  });

  it('is a thousand players', () => {
    const state = makeState(1);
    for (let index = 0; index < 1003; index++) state.player(`P${index}`);
    expect([state.players.size, state.players.has('P2'), state.players.has('P3')]).toEqual([1000, false, true]);
  });
});

it('a text that is made to take long is read in no time', async () => {
  const email = `a@${'.'.repeat(megabyte - 200)}@`;
  expect((await ask('POST', '/api/v1.0/newsletter/subscribe', { body: { subscriptOptions: { email } } })).status).toBe(
    422,
  );
  const ticket = { ticket: { comment: { body: 'x' }, requester: { email } } };
  expect((await ask('POST', '/api/v1.0/help/create-ticket', { body: ticket })).status).toBe(422);
  expect(readJwt('a'.repeat(megabyte))).toBeUndefined();
});

it('a name that every object has is no filter, order or setting', async () => {
  for (const path of [
    '/api/v1.0/en-us/marketplace?filter[__proto__]=a',
    '/help_center/en-us/articles?sort_by=__proto__',
    '/help_center/articles/search?query=a&locale=1e999',
    '/regions?data=countryregion&format=json&lang=ab-abcdefgh-abcdefgh',
  ]) {
    expect([path, (await get(path)).status]).not.toEqual([path, 500]);
  }
  const { body } = await get('/users/gt(A)/profile/settings?settings=__proto__,constructor,Gamertag', {
    ...headersOf().xbl,
    'x-xbl-contract-version': '3',
  });
  expect(body).toMatchObject({ profileUsers: [{ settings: [{ id: 'Gamertag', value: 'A' }] }] });
});
