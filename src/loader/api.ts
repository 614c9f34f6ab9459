import { callChunk, load } from './chunks';
import { context } from './context';
import { discover, discoverPage, observe } from './discover';
import { getOrCreateHandle, widgetNameOf, withMethods } from './registry';
import type { Api, Flights } from './types';

const createFlights = (): Flights => {
  const flights: Flights = {
    ready: Promise.resolve(),
    on: [],
    experiments: [],
    exposed: [],
    applied: [],
    failed: [],
    isOn: (name) => flights.on.includes(name),
  };
  return flights;
};

const find = (target: Element | string | null) =>
  typeof target === 'string'
    ? // Skip matches in ignored regions.
      [...document.querySelectorAll<HTMLElement>(target)].find(widgetNameOf)
    : (target as HTMLElement | null);

export const createApi = (): Api => ({
  version: __VERSION__,
  ready: discoverPage(),
  scan: async (root = document) => {
    if (root === window.document) root = document;
    observe(root);
    return Promise.all(await discover(root, true));
  },
  // The runtime replaces this method when it loads.
  unmount: (root) => callChunk('act', context, root),
  get: (target) => withMethods(getOrCreateHandle(find(target))),
  services: () => callChunk('services', context),
  flights: createFlights(),
  consent(answer) {
    context.consents.push(answer);
    return callChunk('consent', context);
  },
  // Async, so that an error in one call doesn't stop the next calls.
  push: (...calls) => calls.map(async (call) => call(context.publicApi)),
  shared: { document, load },
});
