import { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import type { FlightsApi } from '../../src/experiments/page/flights-api';

// The page's code calls `addEventListener` when it is imported.
vi.stubGlobal('addEventListener', () => {});
// Mock `reportFlights`, because its asynchronous reports may run after the page's globals are removed.
vi.doMock('../../src/experiments/page/flight-events', () => ({ reportFlights: () => undefined }));
const { ExperimentRunner } = await import('../../src/experiments/page/runner');

const dom = new JSDOM('<!doctype html>', { url: 'https://a.example/' });

/**
 * Runs the page's experiments in jsdom. Call `vi.unstubAllGlobals()` afterwards.
 *
 * @param config the text of the page's config
 * @returns the active flights and experiments
 */
export const runPage = async (url: string, config: string, assigned: readonly string[]): Promise<FlightsApi> => {
  dom.reconfigure({ url });
  const { window } = dom;
  window.localStorage.clear();
  for (const name of ['window', 'document', 'location', 'localStorage', 'sessionStorage', 'CustomEvent'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156' });
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('history', { pushState() {}, replaceState() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(url.endsWith('assignment') ? JSON.stringify({ flights: assigned }) : config),
  );
  const flights = {
    on: undefined,
    experiments: undefined,
    exposed: [],
    applied: [],
    failed: [],
  } as unknown as FlightsApi;
  let failed: { error: unknown } | undefined;
  // Don't await `run()`: it resolves when the flights' files have loaded, and no files load here.
  new ExperimentRunner({ locale: 'en-us', api: window.location.origin, product: 'minecraft', experiments: {} }, flights)
    .run()
    .catch((error: unknown) => (failed = { error }));
  for (const end = Date.now() + 20_000; !flights.experiments && !failed && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve));
  if (failed) throw failed.error;
  return flights;
};
