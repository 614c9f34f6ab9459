import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentRequests } from '../../../src/experiments/page/fetch-cached';
// Load the lazy chunk in advance, because `vi.waitFor` only waits for a second.
import '../../../src/experiments/page/flight-events';
import type { FlightsApi } from '../../../src/experiments/page/flights-api';
import { ExperimentRunner } from '../../../src/experiments/page/runner';
import { consentKey } from '../../../src/platform/consent-key';
import { createTelemetry, type Telemetry } from '../../../src/services/telemetry/telemetry';

const experiment = (name: string, include: string) => ({
  name,
  flights: { targeting: { domain: location.hostname, url: { include } }, setup: { [`${name}-flight`]: {} } },
});
let flights: FlightsApi;
let runner: ExperimentRunner;
let requests: string[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  requests = [];
  sentRequests.length = 0;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0) Chrome/148.0.0.0');
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url).pathname);
    const body = url.endsWith('/assignment')
      ? { flights: ['here-flight', 'there-flight', 7] }
      : { experiments: [experiment('here', '^/'), experiment('there', '^/there')] };
    return new Response(JSON.stringify(body));
  });
  flights = { on: [], experiments: [], exposed: [], applied: [], failed: [] };
  runner = new ExperimentRunner({ locale: 'en-us', api: 'https://api.example/', product: 'minecraft' }, flights);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the runner's steps", () => {
  it('turns nothing on before an assignment is requested', async () => {
    await runner.loadConfig();
    expect([runner.evaluate(), flights.on, requests]).toEqual([[], [], ['/experiment/config.json']]);
  });

  it('evaluates without applying', async () => {
    await Promise.all([runner.loadConfig(), runner.requestAssignment()]);
    expect(runner.evaluate().map(({ id }) => id)).toEqual(['here:here-flight']);
    expect(flights).toMatchObject({
      on: ['here-flight', 'there-flight'],
      experiments: ['here:here-flight'],
      applied: [],
    });
  });

  it('applies what was evaluated, and requests the assignment once', async () => {
    await Promise.all([runner.loadConfig(), runner.requestAssignment(), runner.requestAssignment()]);
    await runner.apply(runner.evaluate());
    expect(flights.applied).toEqual(['here:here-flight']);
    expect(requests.filter((path) => path === '/api/v1.0/flight/assignment')).toHaveLength(1);
  });

  it('requests nothing for an unknown browser', async () => {
    // EXP-3
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('curl/8.14.1');
    await runner.requestAssignment();
    expect(requests).toEqual([]);
  });
});

describe('consent to storage', () => {
  const consent = (...answers: boolean[]) => Object.assign(globalThis, { [consentKey]: answers });
  const assignments = () => requests.filter((path) => path.endsWith('/assignment')).length;
  afterEach(() => consent());

  it('requests and applies the assignment once the visitor consents to storage', async () => {
    consent(false);
    await runner.run();
    expect([assignments(), flights.on, flights.applied]).toEqual([0, [], []]);
    consent(false, true);
    document.dispatchEvent(new CustomEvent('cobble:consent'));
    await vi.waitFor(() => expect(flights.applied).toEqual(['here:here-flight']));
    expect(assignments()).toBe(1);
  });

  it('drops an assignment that arrives after consent was withdrawn, and requests it again later', async () => {
    const pending = Promise.all([runner.loadConfig(), runner.requestAssignment()]);
    consent(false);
    await pending;
    expect([runner.evaluate(), assignments()]).toEqual([[], 1]);
    consent(false, true);
    await runner.requestAssignment();
    expect([runner.evaluate().length, assignments()]).toEqual([1, 2]);
  });
});

describe("the page's telemetry", () => {
  const listen = (of: Telemetry | undefined) => {
    const events: [string, unknown][] = [];
    of?.onEvent(({ name, data }) => void events.push([name, data]));
    return events;
  };
  const perf = (endpoint: string, method: string, status?: number) => [
    'Ms.Web.ApiPerf',
    { endpoint, method, status, milliseconds: expect.any(Number) },
  ];

  // Without telemetry settings, early requests used to be reported to nobody if no flight applied.
  it('reports each request to telemetry once, without an adapter, and before anything applied (SVC-3)', async () => {
    const expected = [perf('/experiment/config.json', 'GET', 200), perf('/api/v1.0/flight/assignment', 'POST', 500)];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string) =>
      url.endsWith('/assignment') ? Promise.resolve(new Response('', { status: 500 })) : fetch(url),
    );
    flights.telemetry = createTelemetry({});
    const early = listen(flights.telemetry);
    await runner.run();
    await vi.waitFor(() => expect(early).toHaveLength(2));
    await runner.update();
    expect(early).toEqual(expect.arrayContaining(expected));
    const late = listen(flights.telemetry);
    await vi.waitFor(() => expect(late).toEqual(early));
    expect(early).toHaveLength(2);
  });
});
