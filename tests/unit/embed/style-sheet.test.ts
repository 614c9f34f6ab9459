import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHEET_END } from '../../../src/embed/sheet-end';
import { styleSheet } from '../../../src/embed/style-sheet';
import { loadOnce } from '../../../src/loader/chunks';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replace = async (text: string) => text;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tagSettings = { base: '/dist/', bundleTheme: 'realms' };
const RULES = `rules ${SHEET_END};`;

/** A fetch that answers with these statuses, and then with 200. */
const answering = (...statuses: number[]) =>
  vi.fn(async (_url: string) => new Response(RULES, { status: statuses.shift() ?? 200 }));

// LDR-6
it('requests a stylesheet once for all widgets, and again 300 ms after each of two failures', async () => {
  const get = answering(503, 404);
  const page = { tagSettings, loadOnce, prefetched: {}, fetchFile: get };
  const both = [styleSheet('a.css', page), styleSheet('a.css', page)];
  await vi.advanceTimersByTimeAsync(299);
  expect(get).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(301);
  expect(await Promise.all(both)).toEqual([RULES, RULES]);
  expect(get.mock.calls).toEqual([['/dist/a.css'], ['/dist/a.css'], ['/dist/a.css']]);
});

it('throws the status after three failures, and starts again for the next widget', async () => {
  const get = answering(500, 500, 404);
  const page = { tagSettings, loadOnce, prefetched: {}, fetchFile: get };
  const failed = expect(styleSheet('b.css', page)).rejects.toThrow('/dist/b.css answered 404 without all CSS');
  await vi.advanceTimersByTimeAsync(600);
  await failed;
  expect(get).toHaveBeenCalledTimes(3);
  expect(await styleSheet('b.css', page)).toBe(RULES);
});

// The second attempt can't read a prefetched response again.
it('uses a prefetched response for the first attempt only', async () => {
  const get = answering(200);
  const prefetched = { 'c.css': Promise.resolve(new Response('incomplete')) };
  const sheet = styleSheet('c.css', { tagSettings, loadOnce, prefetched, fetchFile: get });
  await vi.advanceTimersByTimeAsync(300);
  expect(await sheet).toBe(RULES);
  expect(get).toHaveBeenCalledOnce();
});
