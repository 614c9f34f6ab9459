import { readSettings } from './read-settings';
import type { Api, Context, Flights, Handle, Method, Phase } from './types';
import { when } from './when';

/** Milliseconds without an answer after which a load is an error; should it answer later, the widget mounts all the same. */
const PATIENCE = 9000;

/** The pasted file: everything until a widget's code is needed. */
const start = () => {
  const queue = window.cobble;
  const settings = readSettings();
  const handles = new WeakMap<Element, Handle>();
  let chunks: Record<string, Promise<never> | undefined> = {};
  let timer: unknown;
  let scanned: () => void;

  /** A failed import may stay failed for its URL, so each new try has another query (not a hash: the module map drops it). */
  const load = <T>(chunk: string, tries = 0): Promise<T> =>
    (chunks[chunk + tries] ??= import(`${settings.base}chunks/${chunk}.${__BUILD__}.js${tries ? '?' + tries : ''}`).catch((error: unknown) => {
      if (tries > 1) {
        // The next caller starts afresh.
        chunks = {};
        throw error;
      }
      return new Promise((resolve) => setTimeout(resolve, 300)).then(() => load(chunk, tries + 1));
    }) as Promise<never>);
  const fire = (target: Node, name: string, detail?: unknown) =>
    target.dispatchEvent(new CustomEvent('cobble:' + name, { detail, bubbles: true, composed: true, cancelable: true }));
  /** Calls what a chunk exports by default: a chunk is a function that came later. */
  const call = (chunk: string, ...values: unknown[]) => load<{ default(...values: unknown[]): never }>(chunk).then((chunk) => chunk.default(...values));
  /** LDR-6. The report chunk has the words and the mend; without it, the bare facts. */
  const fail = (handle: Handle, phase: Phase, error?: unknown) => {
    const { element, widget } = handle;
    element.dataset.widgetState = 'error';
    call('report', handle, phase, error).catch(() => (console.error(element, error), error))
      .then((error: unknown) => fire(element, 'error', { widget, phase, error }));
  };
  const mount = (handle: Handle) => {
    if (!handle.loading) {
      const patience = setTimeout(fail, PATIENCE, handle, 'load');
      handle.element.dataset.widgetState = 'loading';
      handle.loading = call('runtime', handle, context).catch((error: unknown) => {
        handle.loading = null;
        // The runtime has said its own errors, and gives none.
        if (error) fail(handle, 'load', error);
      }).finally(() => clearTimeout(patience));
    }
    return handle.loading;
  };
  const handleOf = (element: HTMLElement, handle = handles.get(element)): Handle => {
    if (!handle) {
      handle = { element, widget: element.dataset.widget, props: {} } as Handle;
      handle.ready = new Promise((done) => (handle!.done = done));
      for (const name of 'open close toggle focus update unmount'.split(' ') as Method[]) handle[name] = (value?: unknown) => call('act', context, handle, name, value);
      handles.set(element, handle);
    }
    return handle;
  };
  /** One for all: a widget costs no request until it is within 200 px of the view. */
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      // `display: contents` has no box to intersect.
      if (isIntersecting || getComputedStyle(target).display == 'contents') {
        view.unobserve(target);
        mount(handleOf(target as HTMLElement));
      }
    }
  }, { rootMargin: '200px' });

  const discover = (root: ParentNode & Node, again?: boolean) =>
    Promise.all([root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]')].map((element) => {
      if (!element.dataset?.widget) return;
      const handle = handleOf(element);
      if (!handle.state || (again && !handle.loading)) {
        handle.state = 1;
        element.dataset.widgetState = 'waiting';
        when(element, (trigger) => mount(handle).then(() => trigger && call('replay', handle, trigger)), view);
      }
      return handle.loading;
    }));

  const flights: Flights = { ready: Promise.resolve(), on: [], experiments: [], isOn: (name) => flights.on.includes(name) };
  const cobble: Api = {
    version: __VERSION__,
    ready: new Promise((done) => (scanned = done)),
    scan: (root = document) => discover(root, true),
    // The runtime puts one in its place that acts at once.
    unmount: (root) => call('act', context, root),
    get: (target) => {
      const element = (typeof target == 'string' ? document.querySelector(target) : target) as HTMLElement | null;
      return element?.dataset?.widget ? handleOf(element) : null;
    },
    services: () => call('services', settings),
    flights,
    push: (...calls) => {
      calls.map((call) => {
        try {
          call(cobble);
        } catch (error) {
          reportError(error);
        }
      });
    },
  };
  const context: Context = { settings, load, fire, fail, mount, handles, api: cobble };

  if (settings.experiments == 'on') {
    flights.ready = call('experiments', settings, flights).catch(() => {});
    // An adopted sheet needs no `unsafe-inline`.
    const sheet = new CSSStyleSheet();
    const show = () => (sheet.disabled = true);
    sheet.insertRule('[data-antiflicker]{visibility:hidden!important}');
    if (settings.antiflicker! > 0) document.adoptedStyleSheets.push(sheet);
    setTimeout(show, settings.antiflicker);
    flights.ready.then(show);
  }
  window.cobble = cobble;
  // An element with the id `cobble` is a global, too.
  if ((queue as [] | undefined)?.map) cobble.push(...(queue as []));

  // In the capture phase: the page's own handlers may stop the click. Seen from here, a shadow root's click is its host's.
  addEventListener('click', (event) => {
    const by = (event.target as Element).closest?.('[data-widget-open],[data-widget-close],[data-widget-toggle]');
    if (by) {
      event.preventDefault();
      call('command', by, cobble);
    }
  }, true);

  const scanFirst = () => {
    // The page's JSON may stand behind the tag.
      const { scan } = settings;
    // The document: Turbo replaces `body`, others the root. A tick late, so that a moved element keeps its state; one
    // search a tick, however much the page changes.
    new MutationObserver(() => (timer ||= setTimeout(() => {
      timer = 0;
      context.sweep?.();
      if (scan == 'auto') discover(document);
    }))).observe(document, { childList: true, subtree: true, attributeFilter: ['data-widget'] });
    if (scan != 'manual') discover(document);
    scanned();
    fire(document, 'ready');
  };
  if (document.readyState == 'loading') document.addEventListener('readystatechange', scanFirst, { once: true });
  else scanFirst();
};

// LDR-1: pasted twice, or by two versions: the first one serves.
if (!(window.cobble as { version?: string } | undefined)?.version) start();

declare global {
  interface Window {
    cobble?: unknown;
  }
}
