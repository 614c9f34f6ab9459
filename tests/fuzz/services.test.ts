// @vitest-environment node
/**
 * Each call returns data or fails with the client's own error (SVC-4; for Realms the raw response, SVC-8), sends a
 * bounded number of requests, and leaves no unhandled rejection.
 */

import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../src/services/client/service-error';
import { createServices } from '../../src/services/create-services';
import type { Row } from '../../src/services/route';
import { routes } from '../../src/services/routes';
import fc from '../fast-check';
import type { Case } from '../wire/case';
import { cases } from '../wire/cases';
import { openPage } from '../wire/open-page';
import { signedIn } from '../wire/sign-in';
import { brokenAnswer, validAnswer } from './any-answer';
import { anyChange, anyJson, changed } from './any-json';
import { runs, TIMEOUT } from './runs';

/** More requests than this count as endless. SUP-2 and SUP-3 may request 100 pages. */
const MOST = 310;

interface Reply {
  readonly status: number;
  readonly body: string | null;
  readonly headers: Record<string, string>;
}

const routeOf = ({ group, method }: Case) =>
  (routes as Readonly<Record<string, Readonly<Record<string, Row>>>>)[group]?.[method];

const bodyOf = (one: Case): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .array(anyChange, { minLength: 1, maxLength: 3 })
        .map(
          (changes) =>
            JSON.stringify(
              changed((one.answer as { json?: unknown } | undefined)?.json ?? one.result ?? {}, changes),
            ) ?? '',
        ),
    },
    { weight: 4, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
    ...[routeOf(one)?.answer ?? []].flat().map((shape) => ({
      weight: 4,
      arbitrary: fc.oneof(validAnswer(shape), brokenAnswer(shape)).map((value) => JSON.stringify(value)),
    })),
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        ' ',
        '<!doctype html><p>Sign in to the hotel network',
        '{"items":[',
        'NaN',
        'undefined',
        '\ufeff{}',
        '{}{}',
        ")]}',\n{}",
      ),
    },
  );

const anyReply = (one: Case): fc.Arbitrary<Reply> =>
  fc
    .record({
      status: fc.oneof(
        { weight: 6, arbitrary: fc.constant(200) },
        { weight: 2, arbitrary: fc.constantFrom(201, 204, 205, 304, 400, 401, 403, 404, 409, 418, 429, 500, 503, 599) },
      ),
      body: bodyOf(one),
      headers: fc.constantFrom<Record<string, string>>(
        {},
        { 'retry-after': '1' },
        { 'retry-after': 'soon' },
        { etag: '"1"' },
        { inventoryetag: '"2"' },
      ),
    })
    .map((reply): Reply => ([204, 205, 304].includes(reply.status) ? { ...reply, body: null } : reply));

/** The last response repeats. */
const anyCall = fc
  .constantFrom(...cases)
  .chain((one) =>
    fc.record({ one: fc.constant(one), replies: fc.array(anyReply(one), { minLength: 1, maxLength: 3 }) }),
  );

const stray: unknown[] = [];
const keep = (error: unknown) => stray.push(error);
beforeAll(async () => {
  process.on('unhandledRejection', keep);
  // Loads lazy chunks first, because the clock is mocked below.
  await Promise.all([
    import('../../src/services/store/regions/bundled-regions'),
    import('../../src/services/client/locale-fallback'),
    import('../../src/services/client/transport-with-progress'),
  ]);
});
afterAll(() => void process.off('unhandledRejection', keep));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const outcome = async (
  { group, method, args }: Case,
  replies: readonly Reply[],
): Promise<{ data?: unknown; error?: unknown; asked: number }> => {
  openPage().signIn(signedIn());
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const { body, ...init } = replies[Math.min(asked++, replies.length - 1)]!;
    return new Response(body, init);
  });
  const services = createServices({ api: 'https://api.example' }) as unknown as Record<
    string,
    Record<string, (...args: unknown[]) => Promise<unknown>>
  >;
  const given = args.map((arg) => ((arg as { $file?: object } | null)?.$file ? new Blob(['x']) : arg));
  let ended: { data?: unknown; error?: unknown } | undefined;
  services[group]![method]!(...given).then(
    (data) => (ended = { data }),
    (error: unknown) => (ended = { error }),
  );
  for (let turn = 0; turn < 400 && !ended; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(100);
  }
  if (!ended) throw new Error(`${group}.${method} never ended; it asked ${asked} times`);
  return { ...ended, asked };
};

// SVC-4 SVC-8
it("returns data or fails with the client's error, whatever a service answers", {
  tags: 'all',
  timeout: TIMEOUT,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyCall, async ({ one, replies }) => {
      const { error, asked } = await outcome(one, replies);
      if (error !== undefined && !(one.group === 'realms' && error instanceof Response)) {
        expect(error).toBeInstanceOf(ServiceError);
        expect((error as ServiceError).endpoint).toMatch(/\w/);
      }
      expect(asked).toBeLessThan(MOST);
      expect(stray).toEqual([]);
    }),
    runs(100, 3000),
  );
});
