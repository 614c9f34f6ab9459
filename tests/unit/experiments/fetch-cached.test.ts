import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchCached } from '../../../src/experiments/page/fetch-cached';
import { consentKey } from '../../../src/platform/consent-key';
import fc from '../../fast-check';
import { runs } from '../../fuzz/runs';

const HOUR = 3_600_000;
const URL = 'https://api.example/flight';
let now: number;
let answers: number;
let isDown: boolean;
/** Simulates another tab: runs while this tab waits for its response. */
let meanwhile: (() => Promise<unknown>) | undefined;

const page = globalThis as { [consentKey]?: unknown };

class Shelf {
  full = false;
  refused = false;
  readonly texts = new Map<string, string>();
  readonly proxy = new Proxy(
    {},
    {
      get: (_, key) => {
        if (this.refused) throw new DOMException('refused', 'SecurityError');
        return this.texts.get(String(key));
      },
      set: (_, key, text) => {
        // A full storage accepts a value only if it isn't longer than the old one.
        if (this.refused || (this.full && String(text).length > (this.texts.get(String(key))?.length ?? 0)))
          throw new DOMException('full', 'QuotaExceededError');
        this.texts.set(String(key), String(text));
        return true;
      },
    },
  );
}

beforeEach(() => {
  now = 1_800_000_000_000;
  answers = 0;
  isDown = false;
  meanwhile = undefined;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    const during = meanwhile;
    meanwhile = undefined;
    await during?.();
    if (isDown) throw new TypeError('down');
    return new Response(JSON.stringify({ flights: [`f${++answers}`] }));
  });
});

afterEach(() => {
  delete page[consentKey];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Simulates a visit.
 *
 * @returns the visit's flight
 */
const visit = async (local: Shelf, session: Shelf, sessionId: string, more: object = {}) => {
  vi.stubGlobal('localStorage', local.proxy);
  vi.stubGlobal('sessionStorage', session.proxy);
  const value = (await fetchCached('flights', URL, '', { sessionId, ...more })) as { flights: string[] } | undefined;
  return value?.flights[0];
};

// EXP-2, EXP-4
it('caches an answer for an hour per visit, and requests again for another region or URL', async () => {
  const [local, one, two] = [new Shelf(), new Shelf(), new Shelf()];
  expect(await visit(local, one, '1')).toBe('f1');
  expect(await visit(local, two, '2')).toBe('f2');
  now += HOUR - 1;
  expect(await visit(local, one, '1')).toBe('f1');
  expect(await visit(local, two, '2')).toBe('f2');
  expect(await visit(local, one, '1', { deviceType: 'Phone' })).toBe('f1');
  now += 1;
  expect(await visit(local, one, '1')).toBe('f3');
  expect(await visit(local, one, '1', { region: 'se' })).toBe('f4');
  expect(await visit(local, one, '1')).toBe('f5');
  expect(Object.keys(JSON.parse(local.texts.get('flights')!) as object)).toEqual(['1']);
});

it('gives two tabs of one visit that request at the same time the first answer', async () => {
  const local = new Shelf();
  let other: string | undefined;
  meanwhile = async () => {
    other = await visit(local, new Shelf(), '1');
  };
  const own = await visit(local, new Shelf(), '1');
  expect([own, other]).toEqual(['f1', 'f1']);
});

it('keeps the answer for at most an hour after the clock is set back', async () => {
  const [local, session] = [new Shelf(), new Shelf()];
  expect(await visit(local, session, '1')).toBe('f1');
  now -= 5 * HOUR;
  expect(await visit(local, session, '1')).toBe('f1');
  now += HOUR - 1;
  expect(await visit(local, session, '1')).toBe('f1');
  now += 1;
  expect(await visit(local, session, '1')).toBe('f2');
});

it.each([
  ['nothing', undefined],
  ['invalid JSON', '{"time":'],
  ['a number', '7'],
  ['null', 'null'],
  ['an entry of an older build', '{"time":1800000000000,"{\\"sessionId\\":\\"1\\"}":"{}"}'],
  [
    'an invalid answer',
    '{"1":{"time":1800000000000,"{\\"sessionId\\":\\"1\\",\\"deviceType\\":\\"https://api.example/flight\\"}":"{"}}',
  ],
  [
    'an answer without a time',
    '{"1":{"{\\"sessionId\\":\\"1\\",\\"deviceType\\":\\"https://api.example/flight\\"}":"{\\"flights\\":[\\"old\\"]}"}}',
  ],
])('requests once and caches if storage contains %s', async (_, text) => {
  const [local, session] = [new Shelf(), new Shelf()];
  if (text) local.texts.set('flights', text);
  expect(await visit(local, session, '1')).toBe('f1');
  expect(await visit(local, session, '1')).toBe('f1');
});

// Interface 9
it('reads and stores nothing without consent, even if it is withdrawn meanwhile', async () => {
  const [local, session] = [new Shelf(), new Shelf()];
  expect(await visit(local, session, '1')).toBe('f1');
  page[consentKey] = [false];
  expect(await visit(local, session, '1')).toBe('f2');
  page[consentKey] = [];
  local.texts.clear();
  meanwhile = async () => {
    page[consentKey] = [false];
  };
  expect(await visit(local, session, '1')).toBe('f3');
  expect([local.texts.size, session.texts.size]).toEqual([0, 0]);
});

type Step =
  | { kind: 'view'; tab: number; minutes: number }
  | { kind: 'clock'; hours: number }
  | { kind: 'full' | 'down'; is: boolean }
  | { kind: 'foreign' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('view' as const), tab: fc.nat(2), minutes: fc.nat(20) }) },
  fc.record({ kind: fc.constant('clock' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constantFrom('full' as const, 'down' as const), is: fc.boolean() }),
  fc.constant({ kind: 'foreign' as const }),
);

it('keeps one answer per visit for an hour through random events if any storage works', async () => {
  let repeated = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), fc.boolean(), async (steps, refused) => {
      now = 1_800_000_000_000;
      isDown = false;
      const local = new Shelf();
      local.refused = refused;
      const tabs = [0, 1, 2].map((tab) => ({
        session: new Shelf(),
        id: `${tab}`,
        /** The cached answer that the tab must get, and the time at which it was cached. */
        model: undefined as { answer: string; time: number; isOver?: boolean } | undefined,
      }));
      for (const each of steps) {
        if (each.kind === 'clock') {
          // From then on, either result is right: the expired entry may remain, or another tab may have removed it.
          for (const { model } of tabs) if (model && now - model.time >= HOUR) model.isOver = true;
          now -= each.hours * HOUR;
        } else if (each.kind === 'full') local.full = each.is;
        else if (each.kind === 'down') isDown = each.is;
        else if (each.kind === 'foreign') {
          for (const { texts } of [local, ...tabs.map(({ session }) => session)]) texts.set('flights', '[7]');
          for (const tab of tabs) tab.model = undefined;
        } else if (each.kind === 'view') {
          now += each.minutes * 60_000;
          const tab = tabs[each.tab]!;
          const before = answers;
          const got = await visit(local, tab.session, tab.id);
          if (tab.model?.isOver && got === tab.model.answer) {
            tab.model = { answer: got, time: Math.min(tab.model.time, now) };
          } else if (tab.model && !tab.model.isOver && now - tab.model.time < HOUR) {
            expect([got, answers]).toEqual([tab.model.answer, before]);
            tab.model.time = Math.min(tab.model.time, now);
            repeated++;
          } else {
            expect(got).toBe(isDown ? undefined : `f${before + 1}`);
            if (got) tab.model = { answer: got, time: now };
          }
        }
      }
    }),
    runs(100, 300),
  );
  expect(repeated).toBeGreaterThan(500);
});

// EXP-2. Browser tests set a shorter timeout.
it('times out after six seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const signals: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Response('{}');
  });
  await fetchCached('flights', URL, '', { sessionId: 'visit' });
  expect(limit.mock.calls).toEqual([[6000]]);
  expect(signals).toEqual([limit.mock.results[0]!.value]);
});

// SVC-1. A GET of another origin would need a preflight, which a CDN may not answer.
it('declares that it sends JSON, except with a GET of another origin', async () => {
  const types: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    types.push(new Headers(headers).get('Content-Type'));
    return new Response('{}');
  });
  await fetchCached('own', `${location.origin}/experiment/config.json`, '');
  await fetchCached('far', URL, '');
  await fetchCached('assignment', URL, '', { sessionId: 'visit' });
  expect(types).toEqual(['application/json', null, 'application/json']);
});
