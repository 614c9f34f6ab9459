// @vitest-environment node
// SUP-7: only XMLHttpRequest reports upload progress.
import { afterEach, expect, it, vi } from 'vitest';
import transportWithProgress from '../../../src/services/client/transport-with-progress';

class Request {
  static made: Request[] = [];
  upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 201;
  responseText = '{"upload":{}}';
  did: unknown[][] = [];
  constructor() {
    Request.made.push(this);
  }
  open = (...given: unknown[]) => this.did.push(['open', ...given]);
  setRequestHeader = (...given: unknown[]) => this.did.push(['header', ...given]);
  send = (...given: unknown[]) => this.did.push(['send', ...given]);
  abort = () => this.onabort?.();
}

afterEach(() => {
  vi.unstubAllGlobals();
  Request.made = [];
});

const body = new Blob(['xyz']);
const sent = (more: object = {}) => {
  vi.stubGlobal('XMLHttpRequest', Request);
  const heard: unknown[] = [];
  const answer = transportWithProgress((one) => heard.push(one))('https://s.example/uploads', {
    url: 'https://s.example/uploads',
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', 'X-A': 'b' },
    body,
    ...more,
  });
  const [request] = Request.made;
  if (!request) throw new Error('nothing was sent');
  return { answer, heard, request };
};

it('sends the request unchanged and reports its progress', async () => {
  const { answer, heard, request } = sent();
  expect(request.did).toEqual([
    ['open', 'POST', 'https://s.example/uploads'],
    ['header', 'Content-Type', 'text/plain'],
    ['header', 'X-A', 'b'],
    ['send', body],
  ]);
  request.upload.onprogress?.({ loaded: 1, total: 3 });
  expect(heard).toEqual([{ loaded: 1, total: 3 }]);
  request.onload?.();
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([201, '{"upload":{}}']);
});

it('omits the body of a response that must not have one', async () => {
  for (const status of [204, 205, 304]) {
    Request.made = [];
    const { answer, request } = sent();
    Object.assign(request, { status, responseText: '' }).onload?.();
    expect([(await answer).status, (await answer).body]).toEqual([status, null]);
  }
});

it('rejects without a response and after an abort', async () => {
  const { answer, request } = sent();
  request.onerror?.();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
  Request.made = [];
  const controller = new AbortController();
  const ended = sent({ signal: controller.signal });
  controller.abort();
  await expect(ended.answer).rejects.toBeInstanceOf(TypeError);
});

it('sends a secret with fetch, which rejects redirects, and reports only the end', async () => {
  const response = new Response('{}');
  const fetch = vi.fn(async () => response);
  vi.stubGlobal('fetch', fetch);
  const received: unknown[] = [];
  const request = { url: 'https://s.example/', method: 'POST', headers: {}, body, redirect: 'error' } as const;
  expect(await transportWithProgress((one) => received.push(one))('https://s.example/', request)).toBe(response);
  expect([received, fetch.mock.calls]).toEqual([[{ loaded: 3, total: 3 }], [['https://s.example/', request]]]);
});

// Node and workers lack XMLHttpRequest.
it('sends a file with fetch if XMLHttpRequest is missing', async () => {
  const response = new Response('{}');
  vi.stubGlobal('fetch', async () => response);
  const received: unknown[] = [];
  const request = { url: 'https://s.example/', method: 'POST', headers: {}, body } as const;
  expect(await transportWithProgress((one) => received.push(one))('https://s.example/', request)).toBe(response);
  expect(received).toEqual([{ loaded: 3, total: 3 }]);
});
