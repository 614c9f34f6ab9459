import { hideMarked } from '../platform/hide-marked';
import { createApi } from './api';
import { callChunk, contained, pinned, runChunk } from './chunks';
import { context } from './context';
import { mount } from './mount';
import { ownGlobal } from './own-global';
import { closest, getOrCreateHandle, isOurs } from './registry';
import { settings } from './settings';
import type { Api } from './types';

const startExperiments = (api: Api) => {
  const show = hideMarked(settings.antiflicker);
  setTimeout(show, settings.antiflicker);
  api.flights.ready = callChunk('experiments', context).then(show, show);
};

/** Listens in the capture phase, because page handlers may stop propagation. */
const listenForCommands = () =>
  addEventListener(
    'click',
    (event) => {
      // The opener may be in an open shadow root.
      const by = closest(
        event.composedPath()[0] as Element,
        '[data-widget-toggle],[data-widget-open],[data-widget-close]',
      );
      if (by && isOurs(by)) {
        event.preventDefault();
        runChunk('command', context, by);
      }
    },
    true,
  );

const start = (queue: unknown) => {
  const publicApi = createApi();
  Object.assign(context, {
    getOrCreateHandle,
    publicApi,
    mount,
    isOurs,
    ...(__PINNED__ && pinned?.fetches),
    ...(__ONE_FILE__ && contained?.fetches),
  });
  if (settings.experiments === 'on') startExperiments(publicApi);
  window.cobble = publicApi;
  if (Array.isArray(queue)) publicApi.push(...(queue as []));
  listenForCommands();
};

// Only the first tag starts Cobble (LDR-1). Before that, `window.cobble` may be the queue snippet's array, which has no
// `version`.
const existing = ownGlobal('cobble') as Partial<Api> | undefined;
if (typeof existing?.version !== 'string') start(existing);

declare global {
  interface Window {
    cobble?: unknown;
  }
}
