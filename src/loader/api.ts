import { callChunk, load } from './chunks';
import { context } from './context';
import { discover, discoverPage } from './discover';
import { getOrCreateHandle, widgetNameOf, withMethods } from './registry';
import type { Api, Flights } from './types';

const createFlights = (): Flights => {
  const flights: Flights = {
    applied: [],
    failed: [],
    ready: Promise.resolve(),
    on: [],
    experiments: [],
    isOn: (name) => flights.on.includes(name),
  };
  return flights;
};

const find = (target: Element | string | null) =>
  typeof target === 'string'
    ? // The first match may be in an ignored region.
      [...document.querySelectorAll<HTMLElement>(target)].find(widgetNameOf)
    : (target as HTMLElement | null);

/** Creates `window.cobble` (interface 3). */
export const createApi = (): Api => {
  const api: Api = {
    consent(answer) {
      context.consents.push(answer);
      return callChunk('consent', context);
    },
    shared: { document, load },
    // The runtime replaces it.
    unmount: (root) => callChunk('act', context, root),
    services: () => callChunk('services', context),
    // Async: an error in one call doesn't stop the others.
    push: (...calls) => calls.map(async (call) => call(api)),
    version: __VERSION__,
    flights: createFlights(),
    get: (target) => withMethods(getOrCreateHandle(find(target))),
    ready: discoverPage(),
    scan: async (root = document) => Promise.all(await discover(root === window.document ? document : root, true)),
  };
  return api;
};
