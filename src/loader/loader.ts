import { callChunk } from './call-chunk';
import { closest } from './closest';
import { context } from './context';
import { discover } from './discover';
import { fire } from './fire';
import { handleOf } from './handle-of';
import { isOurs } from './is-ours';
import { loadChunk } from './load-chunk';
import { mount } from './mount';
import { ownGlobal } from './own-global';
import { pinned } from './pinned';
import { runChunk } from './run-chunk';
import { settings } from './settings';
import type { Api, Flights } from './types';
import { withMethods } from './with-methods';

/**
 * The pasted file: everything until a widget's code is needed. The order of names in lists and objects is the one that
 * packs best.
 */
const start = () => {
  const queue = ownGlobal('cobble');
  let timer: unknown;
  let scanned: () => void;

  const flights: Flights = {
    ready: Promise.resolve(),
    on: [],
    experiments: [],
    applied: [],
    failed: [],
    isOn: (name) => flights.on.includes(name),
  };
  const cobble: Api = {
    version: __VERSION__,
    ready: new Promise((done) => (scanned = done)),
    scan: async (root = document) => Promise.all(await discover(root === window.document ? document : root, true)),
    // The runtime puts one in its place that acts at once.
    unmount: (root) => callChunk('act', context, root),
    // The first that is a widget: a stranger may have given an ignored element the same id.
    get: (target) =>
      withMethods(
        handleOf(
          typeof target === 'string'
            ? [...document.querySelectorAll<HTMLElement>(target)].find(handleOf)
            : // Of an element that is not HTML, too, it only looks for a `dataset`.
              (target as HTMLElement),
        ),
      ),
    services: () => callChunk('services', context),
    consent: (answer) => callChunk('consent', context, context.consents.push(answer)),
    flights,
    shared: { document, load: loadChunk },
    // Async, so that an error in one stops no other.
    push: (...calls) => calls.map(async (call) => call(cobble)),
  };
  Object.assign(context, { publicApi: cobble, mount, handleOf, ...(__PINNED__ && pinned?.fetches) });

  if (settings.experiments === 'on') {
    let sheet: CSSStyleSheet | undefined;
    const show = () => {
      if (sheet) sheet.disabled = true;
    };
    // Safari before 16.4 and Chrome before 99 can't: nothing is hidden there.
    try {
      // An adopted sheet needs no `unsafe-inline`.
      sheet = new CSSStyleSheet();
      sheet.insertRule('[data-antiflicker]{visibility:hidden!important}');
      // biome-ignore lint/style/noNonNullAssertion: what is missing is not above 0.
      if (settings.antiflicker! > 0) document.adoptedStyleSheets.push(sheet);
    } catch {}
    setTimeout(show, settings.antiflicker);
    flights.ready = callChunk('experiments', context).then(show, show);
  }
  window.cobble = cobble;
  // What the page's snippet has put there are calls; each fails by itself.
  if (Array.isArray(queue)) cobble.push(...(queue as []));

  // In the capture phase: the page's own handlers may stop the click. Seen from here, a shadow root's click is its
  // host's.
  addEventListener(
    'click',
    (event) => {
      // A click goes to an element.
      const by = closest(event.target as Element, '[data-widget-toggle],[data-widget-open],[data-widget-close]');
      if (by && isOurs(by)) {
        event.preventDefault();
        runChunk('command', context, isOurs, by);
      }
    },
    true,
  );

  const scanFirst = async () => {
    const { scan } = settings;
    // `slot`: DOM morphs remove one that `data-slot` gave. The document: Turbo replaces `body`, others the root. A tick late, so that a moved element keeps its state; one
    // search a tick, however much the page changes.
    new MutationObserver(
      () =>
        (timer ||= setTimeout(() => {
          timer = 0;
          context.sweep?.();
          // Neither 'once' nor 'manual': anything else is 'auto'.
          if (scan !== 'once' && scan !== 'manual') discover(document);
        })),
    ).observe(window.document, { attributeFilter: ['data-widget', 'slot'], childList: true, subtree: true });
    if (scan !== 'manual') await discover(document);
    // Also where the page's JSON names them, or what is no widget: who reads that is not here yet.
    if (
      settings.links ||
      /"(links|allow|ignore)"/.test(document.querySelector('script[data-cobble-config]')?.textContent || '')
    )
      runChunk('links', context, isOurs);
    scanned();
    fire(document, 'ready');
  };
  if (document.readyState === 'loading') document.addEventListener('readystatechange', scanFirst, { once: true });
  else scanFirst();
};

// LDR-1: pasted twice, or by two versions: the first one serves. An element named `cobble` is no version of ours
// (threat 10); whatever else has the name is asked for a version alone.
if (typeof (ownGlobal('cobble') as Api | undefined)?.version !== 'string') start();

declare global {
  interface Window {
    cobble?: unknown;
  }
}
