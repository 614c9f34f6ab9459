// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSharedRequests } from '../../../src/services/client/shared-requests';
import { json, testClient } from './client';
import { until } from './until';

afterEach(() => vi.unstubAllGlobals());

describe('equal pending requests', () => {
  it('sends equal pending requests once, and returns a separate object to each caller', async () => {
    const client = testClient();
    const calls = [client.downloads.latest(), client.downloads.latest(), client.downloads.links()];
    await until(() => client.sent.length === 2);
    for (const one of client.sent) one.answer(json({ version: '1' }));
    const [first, second] = await Promise.all(calls);
    expect(first).toEqual(second);
    expect(first).not.toBe(second);
    expect(client.sent).toHaveLength(2);
  });

  it('continues a shared request for the other callers after an abort', async () => {
    const client = testClient();
    const leaving = new AbortController();
    const aborted = client.helpCentre.article(1, { signal: leaving.signal }).catch((error: unknown) => error);
    const staying = client.helpCentre.article(1);
    await until(() => client.sent.length === 1);
    leaving.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError', endpoint: '/help_center/{locale}/articles/{id}' });
    expect(client.sent[0]!.init.signal!.aborted).toBe(false);
    client.sent[0]!.answer(json({ article: { id: 1 } }));
    expect(await staying).toEqual({ article: { id: 1 } });
  });

  it('aborts a shared request with the last caller, and sends a new one for the next call', async () => {
    const client = testClient();
    const leaving = [new AbortController(), new AbortController()];
    const aborted = leaving.map(({ signal }) =>
      client.helpCentre.article(1, { signal }).catch((error: unknown) => error),
    );
    await until(() => client.sent.length === 1);
    for (const one of leaving) one.abort();
    await Promise.all(aborted);
    expect(client.sent[0]!.init.signal!.aborted).toBe(true);
    const next = client.helpCentre.article(1);
    await until(() => client.sent.length === 2);
    client.sent[1]!.answer(json({ article: { id: 1 } }));
    expect(await next).toEqual({ article: { id: 1 } });
  });

  it('shares an error, but lets each caller read the response body', async () => {
    const client = testClient();
    const calls = [1, 2].map(() =>
      client.profile.get().catch((error: { response: Response }) => error.response.json()),
    );
    await until(() => client.sent.length === 1);
    client.sent[0]!.answer(json({ errorMessage: 'no profile' }, { status: 404 }));
    expect(await Promise.all(calls)).toEqual([{ errorMessage: 'no profile' }, { errorMessage: 'no profile' }]);
  });

  it("doesn't share requests with calls after a change", async () => {
    const client = testClient();
    const before = client.profile.realms('1');
    await until(() => client.sent.length === 1);
    const pause = client.profile.pauseSubscription('1');
    await until(() => client.sent.length === 2);
    client.sent[1]!.answer(new Response(null, { status: 204 }));
    await pause;
    const after = client.profile.realms('1');
    await until(() => client.sent.length === 3);
    client.sent[0]!.answer(json({ id: 'before' }));
    client.sent[2]!.answer(json({ id: 'after' }));
    expect([await before, await after]).toEqual([{ id: 'before' }, { id: 'after' }]);
  });

  it("doesn't share captcha requests, because each needs a separate challenge (SUP-5)", async () => {
    const client = testClient();
    client.respond(() => json({ id: '1' }));
    await Promise.all([client.support.challenge('Image'), client.support.challenge('Image')]);
    expect(client.sent).toHaveLength(2);
  });

  it("doesn't share requests of two players", async () => {
    const client = testClient();
    const first = client.profile.get().catch(() => 'dropped');
    await until(() => client.sent.length === 1);
    client.page.window.document.cookie = 'bearer=bearer-2; path=/';
    const second = client.profile.get();
    await until(() => client.sent.length === 2);
    expect(client.sent.map(({ init }) => init.headers.Authorization)).toEqual(['Bearer bearer-1', 'Bearer bearer-2']);
    for (const one of client.sent) one.answer(json({ id: one.init.headers.Authorization }));
    expect(await second).toEqual({ id: 'Bearer bearer-2' });
    await first;
  });

  it('shares requests only until they settle', async () => {
    const join = createSharedRequests();
    await expect(join('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await join('a', async () => 1)).toBe(1);
    expect(await join('a', async () => 2)).toBe(2);
  });
});

describe('signal', () => {
  it('sends and reports nothing if the signal is aborted before the call', async () => {
    const client = testClient();
    const events: unknown[] = [];
    client.telemetry.onEvent((event) => void events.push(event));
    await expect(client.downloads.latest({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect(client.support.createTicket({ ticket: {} }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(client.sent).toHaveLength(0);
    expect(events).toEqual([]);
  });

  it('accepts a signal in place of an optional argument', async () => {
    const client = testClient();
    const controller = new AbortController();
    const call = client.marketplace.search({ signal: controller.signal } as object).catch((error: unknown) => error);
    await until(() => client.sent.length === 1);
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  it("names the error after the signal's reason, which becomes the cause", async () => {
    const client = testClient();
    const controller = new AbortController();
    const call = client.profile.get({ signal: controller.signal }).catch((error: unknown) => error);
    await until(() => client.sent.length === 1);
    const reason = new DOMException('too late', 'TimeoutError');
    controller.abort(reason);
    expect(await call).toMatchObject({ name: 'TimeoutError', cause: reason, response: undefined, status: undefined });
  });
});
