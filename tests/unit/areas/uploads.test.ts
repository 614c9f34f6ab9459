// SUP-7: the service stores a ticket's files. Files of an abandoned ticket are deleted from the service.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Uploads } from '../../../src/areas/support/support-ticket/parts/uploads';
import { ServiceError } from '../../../src/services/client/service-error';
import type { Support } from '../../../src/services/support/support';

interface UploadRequest {
  readonly name: string | undefined;
  readonly signal: AbortSignal;
  onProgress(progress: { loaded: number; total: number }): void;
  answer(token: string | undefined): void;
  fail(error?: unknown): void;
}

let requests: UploadRequest[];
let removed: string[];
let removing: (token: string) => Promise<void>;
let announced: string[];
let changes: number;
let isHeld: boolean;
let uploads: Uploads;
beforeEach(() => {
  requests = [];
  removed = [];
  announced = [];
  changes = 0;
  isHeld = false;
  removing = async () => {};
  const support = {
    upload: (file: File, { signal, onProgress }: Pick<UploadRequest, 'signal' | 'onProgress'>) =>
      new Promise((resolve, reject) => {
        requests.push({
          name: file.name,
          signal,
          onProgress,
          answer: (token) => resolve({ upload: { token } }),
          fail: reject,
        });
      }),
    removeUpload: (token: string) => {
      removed.push(token);
      return removing(token);
    },
  };
  uploads = new Uploads(support as unknown as Support, {
    onChange: () => {
      changes++;
    },
    announce: (state, file) => announced.push(`${state} ${file.name}`),
    isHeld: () => isHeld,
  });
});
afterEach(() => {
  uploads.end();
  vi.useRealTimers();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const add = (name: string) => uploads.add(new File(['x'], name));
const arrived = async (...names: string[]) => {
  for (const name of names) {
    add(name);
    requests.at(-1)?.answer(`token-${name}`);
  }
  await settled();
};
const states = () => uploads.items().map(({ file, state }) => `${file.name} ${state}`);

describe('a file', () => {
  it('uploads a file, then returns its token', async () => {
    add('a');
    add('b');
    expect(states()).toEqual(['a uploading', 'b uploading']);
    expect(requests.map(({ name }) => name)).toEqual(['a', 'b']);
    requests[1]?.answer('token-b');
    await settled();
    expect(uploads.items()[1]).toMatchObject({
      state: 'done',
      percent: 100,
      token: 'token-b',
      doneAt: expect.any(Number),
    });
    expect(states()[0]).toBe('a uploading');
    expect(announced).toEqual(['done b']);
    const [one, other] = uploads.items();
    expect(one?.key).not.toBe(other?.key);
  });

  it("reports an upload's progress in whole percent, once for each", () => {
    add('a');
    const before = changes;
    for (const loaded of [0, 4, 51, 52, 999, 3000]) requests[0]?.onProgress({ loaded, total: 1000 });
    expect(changes - before).toBe(3);
    expect(uploads.items()[0]?.percent).toBe(100);
    requests[0]?.onProgress({ loaded: 5, total: 0 });
    expect(uploads.items()[0]?.percent).toBe(100);
    requests[0]?.onProgress({ loaded: 0, total: 0 });
    expect(uploads.items()[0]?.percent).toBe(0);
  });

  it('fails if the upload fails or returns no token, and allows a retry', async () => {
    add('a');
    add('b');
    requests[0]?.fail(new Error('down'));
    requests[1]?.answer(undefined);
    await settled();
    expect(states()).toEqual(['a failed', 'b failed']);
    expect(announced).toEqual(['failed a', 'failed b']);
    uploads.retry(uploads.items()[0]?.key ?? 0);
    expect(states()).toEqual(['a uploading', 'b failed']);
    requests[2]?.answer('token-a');
    await settled();
    expect(states()).toEqual(['a done', 'b failed']);
    uploads.retry(99);
    expect(requests).toHaveLength(3);
  });

  it('cancels the upload of a removed file, and deletes it if it arrives anyway', async () => {
    add('a');
    uploads.remove(uploads.items()[0]?.key ?? 0);
    expect([states(), requests[0]?.signal.aborted]).toEqual([[], true]);
    requests[0]?.onProgress({ loaded: 1, total: 2 });
    requests[0]?.answer('late');
    await settled();
    expect([removed, states(), announced]).toEqual([['late'], [], []]);
    add('b');
    uploads.remove(uploads.items()[0]?.key ?? 0);
    requests[1]?.fail(new Error('aborted'));
    await settled();
    expect(announced).toEqual([]);
    uploads.remove(99);
  });

  it('deletes an uploaded file from the service first', async () => {
    await arrived('a', 'b');
    uploads.remove(uploads.items()[0]?.key ?? 0);
    expect(states()).toEqual(['a removing', 'b done']);
    await settled();
    expect([states(), removed, announced]).toEqual([['b done'], ['token-a'], ['done a', 'done b', 'removed a']]);
  });

  it("keeps a file that can't be deleted, unless it didn't exist", async () => {
    await arrived('a', 'b');
    const failure = (status: number) =>
      new ServiceError('HttpError', '/', '', { response: new Response('', { status }) });
    removing = () => Promise.reject(failure(500));
    uploads.remove(uploads.items()[0]?.key ?? 0);
    await settled();
    expect(states()).toEqual(['a stuck', 'b done']);
    removing = () => Promise.reject(failure(404));
    uploads.remove(uploads.items()[1]?.key ?? 0);
    await settled();
    expect([states(), announced.at(-1)]).toEqual([['a stuck'], 'removed b']);
  });
});

describe('before a ticket is sent, settle', () => {
  it('waits for running uploads, and returns all tokens', async () => {
    await arrived('a');
    add('b');
    let result: unknown;
    void uploads.settle().then((given) => {
      result = given;
    });
    await settled();
    expect(result).toBeUndefined();
    requests[1]?.answer('token-b');
    await settled();
    expect(result).toEqual({ tokens: ['token-a', 'token-b'], missing: undefined });
  });

  it('names the first file that failed', async () => {
    await arrived('a');
    for (const name of ['b', 'c']) {
      add(name);
      requests.at(-1)?.fail();
    }
    expect(await uploads.settle()).toMatchObject({ tokens: ['token-a'], missing: { name: 'b' } });
  });

  it('ignores files that are being deleted', async () => {
    await arrived('a', 'b');
    removing = () => new Promise(() => {});
    uploads.remove(uploads.items()[0]?.key ?? 0);
    removing = () => Promise.reject(new Error('down'));
    uploads.remove(uploads.items()[1]?.key ?? 0);
    await settled();
    expect(states()).toEqual(['a removing', 'b stuck']);
    expect(await uploads.settle()).toEqual({ tokens: [], missing: undefined });
  });

  it('uploads files again after 50 minutes, because tokens expire after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await arrived('a', 'b');
    vi.setSystemTime(Date.now() + 50 * 60_000);
    await uploads.settle();
    expect(requests).toHaveLength(2);
    vi.setSystemTime(Date.now() + 1);
    const settling = uploads.settle();
    expect(requests.slice(2).map(({ name }) => name)).toEqual(['a', 'b']);
    requests[2]?.answer('new-a');
    requests[3]?.answer('new-b');
    expect((await settling).tokens).toEqual(['new-a', 'new-b']);
  });

  it('uploads files again after the clock was set back, because their age is unknown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await arrived('a');
    vi.setSystemTime(Date.now() - 5 * 3_600_000);
    const settling = uploads.settle();
    requests[1]?.answer('new-a');
    expect((await settling).tokens).toEqual(['new-a']);
  });
});

describe('when the page is left, it', () => {
  it('deletes unsent files, and uploads them again if the page returns', async () => {
    await arrived('a');
    add('b');
    dispatchEvent(new Event('pagehide'));
    expect([removed, requests[1]?.signal.aborted, states()]).toEqual([['token-a'], true, ['a lost', 'b lost']]);
    dispatchEvent(new Event('pageshow'));
    expect(states()).toEqual(['a uploading', 'b uploading']);
    expect(uploads.items()[0]?.token).toBeUndefined();
    // The aborted attempt must not end the new one.
    requests[1]?.fail(new Error('aborted'));
    await settled();
    let isSettled = false;
    void uploads.settle().then(() => {
      isSettled = true;
    });
    await settled();
    expect(isSettled).toBe(false);
  });

  it('deletes nothing while a ticket with these files is being sent', async () => {
    await arrived('a');
    isHeld = true;
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    expect([removed, states(), requests.length]).toEqual([[], ['a done'], 1]);
  });

  it('deletes nothing that was sent with a ticket', async () => {
    await arrived('a');
    const before = changes;
    uploads.clear();
    expect([states(), changes - before]).toEqual([[], 1]);
    dispatchEvent(new Event('pagehide'));
    uploads.end();
    expect(removed).toEqual([]);
  });
});

it('deletes unsent files once when the form is removed', async () => {
  await arrived('a');
  add('b');
  uploads.end();
  expect([removed, requests[1]?.signal.aborted]).toEqual([['token-a'], true]);
  dispatchEvent(new Event('pagehide'));
  expect(removed).toEqual(['token-a']);
  expect(states()[0]).toBe('a done');
});
