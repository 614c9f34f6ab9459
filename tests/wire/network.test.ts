// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../src/services/create-services';
import { openPage } from './open-page';
import type { Recorder } from './recorder';
import { startRecorder } from './recorder';
import { signedIn } from './sign-in';

let recorder: Recorder;
let elsewhere: Recorder;
beforeAll(async () => {
  [recorder, elsewhere] = await Promise.all([startRecorder(), startRecorder()]);
});
afterAll(() => Promise.all([recorder.close(), elsewhere.close()]));
afterEach(() => {
  vi.unstubAllGlobals();
  recorder.received.length = elsewhere.received.length = 0;
});

const open = (preauth = '', url?: string) => {
  const page = openPage(url);
  page.signIn(signedIn());
  if (preauth) page.window.document.cookie = `preauth=${preauth}; path=/`;
  return { page, services: createServices({ api: recorder.origin }) };
};

describe('secrets', () => {
  it('keeps secrets on their origin on a redirect: the call fails and no other host is reached (SVC-2, SVC-8)', async () => {
    recorder.reply = { status: 307, headers: { location: `${elsewhere.origin}/taken` } };
    const { services } = open('sesame');
    await expect(services.realms.redeem({ subscriptionId: '1' })).rejects.toMatchObject({ name: 'NetworkError' });
    await expect(services.marketplace.item('1')).rejects.toMatchObject({ name: 'NetworkError' });
    await expect(services.downloads.latest()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(await services.store.purchase({ offerId: 'o', amount: 1 })).toBeNaN();
    expect(elsewhere.received).toEqual([]);
  });

  it('follows a redirect of a call without secrets', async () => {
    recorder.reply = { status: 302, headers: { location: `${elsewhere.origin}/moved` } };
    elsewhere.reply = { json: { version: '2' } };
    expect(await open().services.downloads.latest()).toEqual({ version: '2' });
  });

  // The secret used to be percent-decoded, and a value beyond Latin-1 made every call fail.
  it.each(['sesame', 'a%2Bb%3D', '鍵'])(
    'sends the pre-auth secret %s in every call, with the bytes of its cookie (SVC-2)',
    async (secret) => {
      recorder.reply = { json: {} };
      const { services } = open(secret);
      await services.downloads.latest();
      await services.marketplace.popular();
      await services.support.createTicket({ ticket: {} });
      // Node reads each byte of a header as a character.
      const bytes = Buffer.from(secret).toString('latin1');
      expect(recorder.received.map(({ headers }) => headers['x-web-preauth-secret'])).toEqual([bytes, bytes, bytes]);
    },
  );
});

// STO-7
it('refreshes the balance three times, 500 and 1500 ms apart, and sends the same body each time', async () => {
  const { setTimeout } = globalThis;
  const delays: number[] = [];
  // Shortens only the client's delays, because HTTP has timers of its own.
  vi.stubGlobal('setTimeout', (task: () => void, ms: number, ...more: unknown[]) => {
    if (![500, 1500, 2000].includes(ms)) return setTimeout(task, ms, ...more);
    delays.push(ms);
    return setTimeout(task);
  });
  recorder.reply = { json: { result: { status: 'Unknown' } } };
  const { services } = open();
  expect(await services.store.refreshBalance({ platformStoreOfferId: 'o1' })).toMatchObject({ status: 'Unknown' });
  expect(delays).toEqual([500, 1500]);
  expect(recorder.received.map(({ body }) => body)).toEqual(Array(3).fill('{"platformStoreOfferId":"o1"}'));
});

describe('a failing network', () => {
  it('attempts a read three times and a ticket once, then fails without a response (SVC-4, SVC-5)', async () => {
    recorder.reply = (_, response) => response.destroy();
    const { services } = open();
    await expect(services.downloads.latest()).rejects.toMatchObject({
      name: 'NetworkError',
      message: 'Max Retry Reached',
      status: undefined,
      response: undefined,
    });
    expect(recorder.received).toHaveLength(3);
    await expect(services.support.createTicket({ ticket: {} })).rejects.toMatchObject({
      name: 'NetworkError',
      response: undefined,
    });
    expect(recorder.received).toHaveLength(4);
  });

  it('rejects with an error and its response if the body is cut off', async () => {
    recorder.reply = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"items":[', () => response.destroy());
    };
    const { services } = open();
    await expect(services.marketplace.search({})).rejects.toMatchObject({
      name: 'NetworkError',
      message: 'Max Retry Reached',
      status: 200,
    });
    await expect(services.realms.check()).rejects.toBeInstanceOf(Response);
  });

  it("lets the caller's signal end a stalled call and its connection", async () => {
    let closed = false;
    recorder.reply = (_, response) => void response.on('close', () => (closed = true));
    const { services } = open();
    const controller = new AbortController();
    const call = services.profile.get({ signal: controller.signal }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(recorder.received).toHaveLength(1));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError', status: undefined });
    await vi.waitFor(() => expect(closed).toBe(true));
    expect(recorder.received).toHaveLength(1);
  });

  it("doesn't retry after a Retry-After of more than five seconds", async () => {
    recorder.reply = { status: 429, headers: { 'retry-after': '3600' } };
    await expect(open().services.downloads.latest()).rejects.toMatchObject({ status: 429 });
    expect(recorder.received).toHaveLength(1);
  });

  it("rejects with a readable response if an answer can't be parsed (SVC-4, SVC-9)", async () => {
    recorder.reply = { status: 502, body: '<h1>Bad gateway</h1>' };
    const error = await open()
      .services.profile.get()
      .catch((error: { response: Response }) => error);
    expect(await (error as { response: Response }).response.text()).toBe('<h1>Bad gateway</h1>');
    recorder.reply = { body: '<p>hotel' };
    const raw = await open()
      .services.realms.check()
      .catch((error: Response) => error);
    expect(await (raw as Response).text()).toBe('<p>hotel');
  });
});

describe('an upload with progress (SUP-7)', () => {
  it('uploads the raw file and reports its progress', async () => {
    const { page, services } = open('', `${recorder.origin}/en-us/`);
    const file = new page.window.File(['x'.repeat(300_000)], 'log.txt', { type: 'text/plain' });
    recorder.reply = { status: 201, json: { upload: { token: 't' } } };
    const heard: { loaded: number; total: number }[] = [];
    expect(
      await services.support.upload(file as unknown as File, { onProgress: (one) => void heard.push(one) }),
    ).toEqual({ upload: { token: 't' } });
    expect(recorder.received[0]).toMatchObject({
      method: 'POST',
      path: '/uploads.json',
      query: 'filename=log.txt',
      body: 'x'.repeat(300_000),
    });
    expect(recorder.received[0]!.headers['content-type']).toBe('text/plain');
    expect(heard.at(-1)).toEqual({ loaded: 300_000, total: 300_000 });
  });

  it('fails an upload by status, network or signal like any other call, and sends it once', async () => {
    const { page, services } = open('', `${recorder.origin}/en-us/`);
    const upload = (options = {}) =>
      services.support.upload(new page.window.File(['x'], 'a') as unknown as File, {
        onProgress: () => {},
        ...options,
      });
    recorder.reply = { status: 422, json: { error: 'AttachmentTooLarge' } };
    const refused = await upload().catch((error: { status: number; response: Response }) => error);
    expect(refused).toMatchObject({ name: 'HttpError', status: 422 });
    recorder.reply = (_, response) => response.destroy();
    await expect(upload()).rejects.toMatchObject({ name: 'NetworkError', response: undefined });
    recorder.reply = () => {};
    const controller = new AbortController();
    const stalled = upload({ signal: controller.signal }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(recorder.received).toHaveLength(3));
    controller.abort();
    expect(await stalled).toMatchObject({ name: 'AbortError' });
    expect(recorder.received).toHaveLength(3);
  });
});

it('returns an error without a response for an unreachable host', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
  await new Promise((resolve) => server.close(resolve));
  openPage();
  await expect(createServices({ api: `http://127.0.0.1:${port}` }).newsletter.subscribe({})).rejects.toMatchObject({
    name: 'NetworkError',
    endpoint: '/api/v1.0/newsletter/subscribe',
    response: undefined,
  });
});
