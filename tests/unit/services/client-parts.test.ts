// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { importAgain } from '../../../src/services/client/import-again';
import { parseJson } from '../../../src/services/client/parse-json';
import { videoHost } from '../../../src/services/help-centre/video-host';
import { json, testClient } from './client';
import { until } from './until';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a whole number in an answer', () => {
  /** Calls the reviver as a browser does. Some browsers also pass the source text of a number. */
  const read = (source: string, value: unknown = Number(source)) => {
    vi.spyOn(JSON, 'parse').mockImplementation((_, reviver) =>
      (reviver as ((key: string, value: unknown, context?: object) => unknown) | undefined)?.('', value, { source }),
    );
    return parseJson(`[${source}]`);
  };

  it('returns a whole number beyond 2^53 as text', () => {
    expect(read('12345678901234567890')).toBe('12345678901234567890');
    expect(read('-12345678901234567890')).toBe('-12345678901234567890');
    expect(read('9007199254740991')).toBe(9007199254740991);
  });

  it('returns no other value as text', () => {
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

  it('imports a lazy module once for all callers', async () => {
    const file = put('there.mjs', 'export const at = {};');
    const [one, other] = (await Promise.all([importAgain(file), importAgain(file)])) as [object, object];
    expect(one).toBe(other);
    rmSync(file);
  });

  it('retries a lazy module twice with other URLs, and imports it again for the next caller', async () => {
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
  it('accepts a host with an optional port or wildcard, as browsers write it', () => {
    expect(videoHost('V.Example')).toBe('v.example');
    expect(videoHost('v.example:443')).toBe('v.example');
    expect(videoHost('v.example:444')).toBe('v.example:444');
    expect(videoHost('*.v.example')).toBe('*.v.example');
    expect(videoHost('bücher.example')).toBe('xn--bcher-kva.example');
  });

  it('rejects anything else as a video host', () => {
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
