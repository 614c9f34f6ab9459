// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../../src/services/create-services';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { cases } from '../../wire/cases';
import { openPage } from '../../wire/open-page';
import { signedIn } from '../../wire/sign-in';
import { until } from './until';

// Server and network failures for every row of the route table (SVC-4, SVC-5, SVC-8, SVC-9).

type Methods = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;

let sentAt: number[];
let start: number | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  openPage().signIn(signedIn());
  sentAt = [];
  start = undefined;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Fault = (signal: AbortSignal | undefined) => Promise<Response>;

const faults = {
  'network down': () => Promise.reject(new TypeError('fetch failed')),
  '401': async () => new Response('{"error":"who are you"}', { status: 401 }),
  '404': async () => new Response('{"error":"nothing here"}', { status: 404 }),
  '429 with Retry-After': async () => new Response('', { status: 429, headers: { 'Retry-After': '2' } }),
  '500': async () => new Response('<h1>oh</h1>', { status: 500 }),
  '204': async () => new Response(null, { status: 204 }),
  'HTML instead of JSON': async () => new Response('<!doctype html><p>Sign in to the hotel network', { status: 200 }),
  'cut body': async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"items":[{'));
          controller.error(new TypeError('terminated'));
        },
      }),
      { status: 200 },
    ),
  'a stall of 10 s, aborted': (signal) =>
    new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
} satisfies Record<string, Fault>;

type FaultName = keyof typeof faults;

const promised = (
  route: Route,
  fault: FaultName,
): { data: unknown } | { name: string; status: number | undefined; message?: string } | { response: number } => {
  const statuses: Partial<Record<FaultName, number>> = {
    '401': 401,
    '404': 404,
    '429 with Retry-After': 429,
    '500': 500,
    '204': 204,
    'HTML instead of JSON': 200,
    'cut body': 200,
  };
  const status = statuses[fault];
  if (fault.startsWith('a stall')) return { name: 'AbortError', status: undefined };
  const { group, name } = route;
  const fine = fault === '204' || (!route.reads && (fault.startsWith('HTML') || fault === 'cut body'));
  const exhausted =
    route.retry !== 'never' && ['network down', '429 with Retry-After', '500', 'cut body'].includes(fault);
  if (name === 'purchase') return { data: fine ? true : (status ?? NaN) };
  if (name === 'regions') return { data: expect.arrayContaining([expect.objectContaining({ MSCode: 'FI' })]) };
  if (name === 'pauseSubscription' && (fine || fault === '404')) return { data: 'paused' };
  if (name === 'resumeSubscription' && fine) return { data: 'resumed' };
  if (group === 'realms' && status) return { response: status };
  // STO-7: the request names an offer, so the service returns the third answer unchanged.
  if (fine && route.retry === 'balance')
    return { data: { balance: undefined, status: 'Unknown', statusCode: undefined, inventoryVersion: undefined } };
  if (fine) return { data: name === 'ticketFields' || name === 'dynamicContent' ? [] : undefined };
  const kind =
    fault === 'network down' || fault === 'cut body'
      ? 'NetworkError'
      : fault.startsWith('HTML')
        ? 'ParseError'
        : 'HttpError';
  return { name: kind, status, ...(exhausted && { message: 'Max Retry Reached' }) };
};

/** Returns the expected times of the requests, in ms after the call. */
const moments = (route: Route, fault: FaultName): number[] => {
  const again = ['network down', '429 with Retry-After', '500', 'cut body'].includes(fault);
  // STO-3, STO-4: after a 404, retry with the language alone (`en-us`, then `en`).
  if (fault === '404' && /^(catalog|regions)$/.test(route.name)) return [0, 0];
  if (route.retry === 'balance') return again || fault === '204' ? [0, 500, 2000] : [0];
  if (route.retry === 'never' || !again || (fault === 'cut body' && !route.reads)) return [0];
  return fault.startsWith('429') ? [0, 2000, 4000] : [0, 100, 200];
};

const rows: Route[] = Object.values(routes)
  .flatMap((group) => Object.values(group))
  .filter(({ group }) => group !== 'experiments');

describe.each(Object.keys(faults) as FaultName[])('%s', (fault) => {
  it.each(rows)('rejects $group $name with the documented error and never repeats an unsafe request', async (route) => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal?: AbortSignal }) => {
      start ??= Date.now();
      sentAt.push(Date.now() - start);
      return faults[fault](signal);
    });
    // With a configured locale, a 404 of the help centre never means that the locale is unknown.
    const services = createServices({
      api: 'https://api.example',
      helpCentre: { locale: 'en-us' },
    }) as unknown as Methods;
    const args = cases
      .find((one) => one.group === route.group && one.method === route.name)!
      .args.map((arg) => ((arg as { $file?: object } | null)?.$file ? new Blob(['x']) : arg));
    const controller = new AbortController();
    // Options are the argument after all of a method's own arguments, even if some of those are omitted.
    const own =
      {
        list: 1,
        search: 1,
        articles: 1,
        promotionDetails: 1,
        pass: 1,
        suggested: 1,
        inventory: 1,
        regions: 1,
        refreshBalance: 1,
      }[route.name] ?? args.length;
    const call = services[route.group]![route.name]!(...args, ...Array<undefined>(own - args.length), {
      signal: controller.signal,
    });
    const outcome = call.then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    await until(() => sentAt.length > 0);
    await vi.advanceTimersByTimeAsync(10_000);
    controller.abort();
    const result = await outcome;

    const expected = promised(route, fault);
    if ('data' in expected) expect(result).toEqual(expected);
    else if ('response' in expected) {
      const response = (result as { error: Response }).error;
      expect(response).toBeInstanceOf(Response);
      expect(response.status).toBe(expected.response);
      expect(response.bodyUsed).toBe(false);
    } else {
      const { error } = result as {
        error: { name: string; endpoint: string; status?: number; message: string; response?: Response };
      };
      expect(error).toMatchObject({
        name: expected.name,
        endpoint: route.telemetry,
        ...(expected.message && { message: expected.message }),
      });
      expect(error.status).toBe(expected.status);
      expect(error.response?.status).toBe(expected.status);
    }
    expect(sentAt).toEqual(moments(route, fault));
  });
});
