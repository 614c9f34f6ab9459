// @vitest-environment node
// threat 5: the server stores only a limited amount and survives any input.
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
const megabyte = 1024 * 1024;
const subscribe = '/api/v1.0/newsletter/subscribe';
const createTicketPath = '/api/v1.0/help/create-ticket';
const control = ['/__sandbox/faults', '/__sandbox/sign-in'];

describe('request body', () => {
  it('rejects a request body over a megabyte', async () => {
    for (const path of [subscribe, '/api/v1.0/nothing', ...control]) {
      const { status, body } = await ask('POST', path, { body: `"${'a'.repeat(megabyte)}"` });
      expect([path, status, JSON.stringify(body)]).toEqual([path, 413, expect.stringContaining('longer than 1048576')]);
    }
  });

  it('limits a request body also without a Content-Length', async () => {
    const chunk = `${(64 * 1024).toString(16)}\r\n${'a'.repeat(64 * 1024)}\r\n`;
    const head = ['POST /api/v1.0/nothing HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'];
    const answer = await sendRaw(Number(new URL(sandbox.origin).port), head, `${chunk.repeat(20)}0\r\n\r\n`);
    expect(answer.status).toBe(413);
  });

  it('rejects a request body over the limit before a fault applies', async () => {
    const logged = vi.spyOn(console, 'error');
    await ask('POST', '/__sandbox/faults', { body: { match: 'subscribe', status: 503 } });
    expect((await ask('POST', subscribe, { body: 'a'.repeat(megabyte + 1) })).status).toBe(413);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('accepts longer request bodies of an upload', async () => {
    const file = { body: 'a'.repeat(2 * megabyte), headers: { 'content-type': 'text/plain' } };
    expect((await ask('POST', '/uploads.json?filename=a.txt', file)).status).toBe(201);
  });

  it('rejects a request body that is nested too deep to be listed again', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const body = `{"ticket":{"a":${deep}},"subscriptOptions":{"a":${deep}}}`;
    for (const path of [createTicketPath, subscribe, ...control]) {
      const answer = await ask('POST', path, { body });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(JSON.stringify(answer.body)).toContain('nested more than 100 deep');
    }
    expect((await get('/__sandbox/state')).status).toBe(200);
    expect((await get('/__sandbox/requests')).status).toBe(200);
  });
});

it('drops the oldest logged requests above 10,000 or 32 million characters', () => {
  const fill = (log: RequestLog, count: number, body: Buffer) => {
    for (let index = 0; index < count; index++) log.add({ method: 'POST', url: `/${index}`, headers: {} }, body);
    return [log.entries.length, log.entries[0]!.url];
  };
  expect(fill(new RequestLog(false), 10_005, Buffer.alloc(0))).toEqual([10_000, '/5']);
  const log = new RequestLog(true);
  for (let round = 0; round < 2; round++) {
    expect(fill(log, 40, Buffer.alloc(megabyte, 'a'))).toEqual([31, '/9']);
    log.clear();
  }
});

describe('state until a reset', () => {
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

  it('stores 500 files and 256 MB, and removes files left unused for an hour', () => {
    const [small, large] = [makeState(1), makeState(1)];
    for (let index = 0; index < 500; index++) uploadTo(small, Buffer.from('a'));
    expect(() => uploadTo(small, Buffer.from('a'))).toThrow('POST /__sandbox/reset');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    expect(uploadTo(small, Buffer.from('a')).status).toBe(201);
    vi.useRealTimers();
    const body = Buffer.alloc(20 * megabyte);
    for (let index = 0; index < 12; index++) uploadTo(large, body);
    expect(() => uploadTo(large, body)).toThrow('256 MB');
  });

  it('stores the newest 200 tickets, 200 subscribers and 1,000 players', () => {
    const state = makeState(1);
    for (let index = 0; index < 202; index++) {
      createTicket(call(state, Buffer.from(`{"index":${index}}`)));
      newsletterCalls.subscribe(call(state, Buffer.from(`{"subscriptOptions":{"index":${index}}}`)));
    }
    for (let index = 0; index < 1003; index++) state.player(`P${index}`);
    const { tickets, subscribers, players } = state;
    expect([tickets.length, tickets.at(-1)?.payload.index]).toEqual([200, 201]);
    expect([subscribers.length, subscribers.at(-1)?.index]).toEqual([200, 201]);
    expect([players.size, players.has('P2'), players.has('P3')]).toEqual([1000, false, true]);
  });
});

it('parses adversarial texts in linear time', async () => {
  const email = `a@${'.'.repeat(megabyte - 200)}@`;
  expect((await ask('POST', subscribe, { body: { subscriptOptions: { email } } })).status).toBe(422);
  const ticket = { ticket: { comment: { body: 'x' }, requester: { email } } };
  expect((await ask('POST', createTicketPath, { body: ticket })).status).toBe(422);
  expect(readJwt('a'.repeat(megabyte))).toBeUndefined();
});

it('treats names that every object inherits as unknown filters, orders and settings', async () => {
  for (const path of [
    '/api/v1.0/en-us/marketplace?filter[__proto__]=a',
    '/help_center/en-us/articles?sort_by=__proto__',
    '/help_center/articles/search?query=a&locale=1e999',
    '/regions?data=countryregion&format=json&lang=ab-abcdefgh-abcdefgh',
  ])
    expect([path, (await get(path)).status]).not.toEqual([path, 500]);
  const headers = { ...headersOf().xbl, 'x-xbl-contract-version': '3' };
  const { body } = await get('/users/gt(A)/profile/settings?settings=__proto__,constructor,Gamertag', headers);
  expect(body).toMatchObject({ profileUsers: [{ settings: [{ id: 'Gamertag', value: 'A' }] }] });
});
