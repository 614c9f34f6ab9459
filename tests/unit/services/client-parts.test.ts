// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { importAgain } from '../../../src/services/client/import-again';
import { parseJson } from '../../../src/services/client/parse-json';
import { videoHost } from '../../../src/services/help-centre/video-host';
import { create as createOneDs } from '../../../src/services/telemetry/one-ds';
import { openPage } from '../../wire/open-page';
import { json, testClient } from './client';
import { until } from './until';

const track = vi.hoisted(() => vi.fn());
vi.mock('@microsoft/1ds-core-js', () => ({
  AppInsightsCore: class {
    track = track;
    initialize = () => {};
  },
  createGuid: () => crypto.randomUUID(),
}));
vi.mock('@microsoft/1ds-post-js', () => ({
  PostChannel: class {
    identifier = 'PostChannel';
  },
}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a whole number in an answer', () => {
  /** Some browsers pass the source text to the reviver. */
  const read = (source: string, value: unknown = Number(source)) => {
    vi.spyOn(JSON, 'parse').mockImplementation((_, reviver) =>
      (reviver as ((key: string, value: unknown, context?: object) => unknown) | undefined)?.('', value, { source }),
    );
    return parseJson(`[${source}]`);
  };

  it('is returned as text beyond 2^53', () => {
    expect(read('12345678901234567890')).toBe('12345678901234567890');
    expect(read('-12345678901234567890')).toBe('-12345678901234567890');
    expect(read('9007199254740991')).toBe(9007199254740991);
  });

  it('is the only value returned as text', () => {
    expect(read('1234567890123456.5')).toBe(1234567890123456.5);
    expect(read('1e3456789012345678', 1)).toBe(1);
    expect(read('"1234567890123456"', 'text')).toBe('text');
    expect(read('x1234567890123456', 'text')).toBe('text');
  });
});

describe('a lazy module', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  const put = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('is imported once for all callers', async () => {
    const file = put('there.mjs', 'export const at = {};');
    const [one, other] = (await Promise.all([importAgain(file), importAgain(file)])) as [object, object];
    expect(one).toBe(other);
    rmSync(file);
  });

  it('is retried twice with other URLs, and imported again for the next caller', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const file = join(folder, 'late.mjs');
    let ended: unknown;
    importAgain(file).catch((error: unknown) => {
      ended = error;
    });
    await until(() => vi.getTimerCount() === 1);
    await vi.advanceTimersByTimeAsync(299);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => vi.getTimerCount() === 1);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(300);
    await until(() => ended !== undefined);
    expect(vi.getTimerCount()).toBe(0);
    expect(String(ended)).toMatch(/late\.mjs\?\d/);

    const again = importAgain(file);
    await until(() => vi.getTimerCount() === 1);
    put('late.mjs', 'export const at = 5;');
    await vi.advanceTimersByTimeAsync(300);
    expect(await again).toMatchObject({ at: 5 });
    rmSync(folder, { recursive: true });
  });
});

describe('a video host', () => {
  it('is a host with an optional port or wildcard, as browsers write it', () => {
    expect(videoHost('V.Example')).toBe('v.example');
    expect(videoHost('v.example:443')).toBe('v.example');
    expect(videoHost('v.example:444')).toBe('v.example:444');
    expect(videoHost('*.v.example')).toBe('*.v.example');
    expect(videoHost('bücher.example')).toBe('xn--bcher-kva.example');
  });

  it('is nothing else', () => {
    for (const entry of [
      undefined,
      7,
      '',
      '*',
      '**.v.example',
      'x*.v.example',
      'https://v.example',
      'v.example/x',
      'v.example x',
      ' v.example',
      'a@v.example',
      'v.example?x',
      'v.example;',
      'v.example:99999',
      ['v.example'],
    ])
      expect(videoHost(entry)).toBeUndefined();
  });
});

it('searches versions by name, newest first, and other articles by the given name (HLP-2)', async () => {
  const client = testClient();
  client.respond(() => json({ results: [] }));
  await client.helpCentre.search({ query: 'a', sort: 'updated_at' });
  await client.helpCentre.search({ query: 'a', sort: 'asc' });
  await client.helpCentre.search({ query: 'a' });
  const requested = client.sent.map(({ url }) => {
    const { searchParams } = new URL(url);
    return ['sort', 'sort_by', 'sort_order'].map((name) => searchParams.get(name));
  });
  expect(requested).toEqual([
    [null, 'updated_at', 'desc'],
    ['asc', null, null],
    [null, null, null],
  ]);
});

describe('collector cookies (TEL-1)', () => {
  const cookies = (page: ReturnType<typeof openPage>) =>
    Object.fromEntries(page.window.document.cookie.split('; ').map((one) => one.split('=')));
  const reported = async () => {
    track.mockClear();
    const adapter = await createOneDs({ instrumentationKey: 'key' });
    adapter({ name: 'n', data: {}, time: Date.now() });
    return track.mock.lastCall?.[0].ext as { app: { sesId: string }; device: { localId: string } };
  };

  it('store the device and session for the next page', async () => {
    const page = openPage();
    const first = await reported();
    expect(cookies(page)).toMatchObject({
      cobble_device: first.device.localId,
      cobble_session: expect.stringContaining(`${first.app.sesId}|`),
    });
    expect(await reported()).toEqual(first);
    page.window.document.cookie = `cobble_device=mine; path=/`;
    page.window.document.cookie = `xcobble_device=theirs; path=/`;
    expect((await reported()).device.localId).toBe('mine');
  });

  it('are replaced by a new visit per page if the visitor or browser blocks them', async () => {
    const page = openPage();
    const { consentKey } = await import('../../../src/platform/consent-key');
    page.window.document.cookie = 'cobble_device=mine; path=/';
    vi.stubGlobal(consentKey, [{ storage: false }]);
    const first = await reported();
    expect(first.device.localId).not.toBe('mine');
    expect(cookies(page)).toEqual({ cobble_device: 'mine' });
    vi.stubGlobal(consentKey, []);
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
    expect((await reported()).device.localId).not.toBe(first.device.localId);
  });

  it('are secure on a secure page', async () => {
    const set = vi.spyOn(openPage().window.Document.prototype, 'cookie', 'set');
    await reported();
    expect(set.mock.calls.every(([text]) => /; path=\/; max-age=31536000; samesite=lax; secure$/.test(text))).toBe(
      true,
    );
    const open = vi.spyOn(openPage('http://www.example.net/').window.Document.prototype, 'cookie', 'set');
    await reported();
    expect(open.mock.calls.map(([text]) => text).filter((text) => text.includes('samesite'))).toHaveLength(2);
    expect(open.mock.calls.some(([text]) => text.includes('secure'))).toBe(false);
  });
});
