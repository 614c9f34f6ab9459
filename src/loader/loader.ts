import { readSettings } from './read-settings';
import type { Api, Context, Flights, Handle, Method, Phase } from './types';
import { when } from './when';

/** Milliseconds without an answer after which a load is an error; should it answer later, the widget mounts all the same. */
const PATIENCE = 9000;

/** The pasted file: everything until a widget's code is needed. The order of names in lists and objects is the one that packs best. */
const start = () => {
  const queue = window.cobble;
  const settings = readSettings();
  const handles = new WeakMap<Element, Handle>();
  const chunks: Record<string, Promise<never> | undefined> = {};
  let tries = 0;
  let timer: unknown;
  let scanned: () => void;

  /** A failed import may stay failed for its URL, so each new try has another query (not a hash: the module map drops it). */
  const importChunk = (chunk: string, left: number, query: unknown): Promise<never> =>
    import(`${settings.base}chunks/${chunk}.${__BUILD__}.js${query as string}`).catch(async (error: unknown) => {
      if (!left) {
        // The next caller starts afresh. Not the others' chunks: what came at a second try has another URL, and would come twice.
        chunks[chunk] = undefined;
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      return importChunk(chunk, left - 1, '?' + ++tries);
    }) as Promise<never>;
  const load = <T>(chunk: string): Promise<T> => (chunks[chunk] ??= importChunk(chunk, 2, ''));
  const fire = (target: Node, name: string, detail?: unknown) =>
    target.dispatchEvent(new CustomEvent('cobble:' + name, { detail, bubbles: true, composed: true, cancelable: true }));
  /** Calls what a chunk exports by default: a chunk is a function that came later. */
  const call = async (chunk: string, ...values: unknown[]) => (await load<{ default(...values: unknown[]): never }>(chunk)).default(...values);
  /** LDR-6. The report chunk has the words and the mend; without it, the bare facts. A page's own console may throw. */
  const fail = async (handle: Handle, phase: Phase, error?: unknown) => {
    const { element, widget } = handle;
    element.dataset.widgetState = 'error';
    fire(element, 'error', { phase, widget, error: await call('report', handle, phase, error).catch(() => console.error(element, error)).catch(() => {}) ?? error });
  };
  const mount = (handle: Handle | null, patience?: unknown): Promise<void> | null | undefined => handle && (handle.loading ||= (
    patience = setTimeout(fail, PATIENCE, handle, 'load'),
    handle.element.dataset.widgetState = 'loading',
    call('runtime', handle, context).catch((error: unknown) => {
      handle.loading = null;
      // The runtime has said its own errors, and gives none.
      if (error) fail(handle, 'load', error);
    }).finally(() => clearTimeout(patience as number))
  ));
  const handleOf = (element: HTMLElement | null, handle = handles.get(element!)!): Handle | null => {
    const widget = element?.dataset?.widget;
    if (!widget) return null;
    // Another name is another widget.
    if (handle?.widget != widget) {
      handle = { element, widget, props: {}, seen: element.isConnected } as Handle;
      handle.ready = new Promise((done) => (handle.done = done));
      for (const name of 'unmount toggle focus close open update'.split(' ') as Method[]) handle[name] = (value?: unknown) => call('act', context, handle, name, value);
      handles.set(element, handle);
    }
    return handle;
  };
  /** One for all: a widget costs no request until it is within 200 px of the view. */
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // `display: contents` has no box to intersect.
      if (isIntersecting || getComputedStyle(target).display == 'contents') {
        view.unobserve(target);
        mount(handleOf(target as HTMLElement));
      }
    }
  }, { rootMargin: '200px' });

  const discover = (root: ParentNode & Node, again?: boolean) =>
    Promise.all([root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]')].map((element) => {
      const handle = handleOf(element);
      if (handle && (again ? !handle.loading : !handle.state)) {
        handle.state = 1;
        element.dataset.widgetState = 'waiting';
        when(element, async (trigger) => (await mount(handleOf(element)), trigger && call('replay', handleOf(element), trigger)), view);
      }
      return handle?.loading;
    }));

  const flights: Flights = { ready: Promise.resolve(), on: [], experiments: [], isOn: (name) => flights.on.includes(name) };
  const cobble: Api = {
    version: __VERSION__,
    ready: new Promise((done) => (scanned = done)),
    scan: (root = document) => discover(root, true),
    // The runtime puts one in its place that acts at once.
    unmount: (root) => call('act', context, root),
    get: (target) => handleOf(((target as string | null)?.trim ? document.querySelector(target as string) : target) as HTMLElement | null),
    services: () => call('services', settings),
    flights,
    lent: { load },
    // Async, so that an error in one stops no other.
    push: (...calls) => calls.map(async (call) => call(cobble)),
  };
  const context: Context = { settings, load, handles, api: cobble, fail, fire, mount };

  if (settings.experiments == 'on') {
    // An adopted sheet needs no `unsafe-inline`.
    const sheet = new CSSStyleSheet();
    const show = () => void (sheet.disabled = true);
    sheet.insertRule('[data-antiflicker]{visibility:hidden!important}');
    if (settings.antiflicker! > 0) document.adoptedStyleSheets.push(sheet);
    setTimeout(show, settings.antiflicker);
    flights.ready = call('experiments', settings, flights).then(show, show);
  }
  window.cobble = cobble;
  // An element with the id `cobble` is a global, too.
  if ((queue as [] | undefined)?.map) cobble.push(...(queue as []));

  // In the capture phase: the page's own handlers may stop the click. Seen from here, a shadow root's click is its host's.
  addEventListener('click', (event) => {
    const by = (event.target as Element).closest?.('[data-widget-toggle],[data-widget-open],[data-widget-close]');
    if (by) {
      call('command', by, cobble);
      event.preventDefault();
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
      // Neither 'once' nor 'manual': anything else is 'auto'.
      if (!(scan! > 'm')) discover(document);
    }))).observe(document, { attributeFilter: ['data-widget'], childList: true, subtree: true });
    if (scan != 'manual') discover(document);
    scanned();
    fire(document, 'ready');
  };
  // Of 'complete', 'interactive' and 'loading' the last.
  if (document.readyState > 'l') document.addEventListener('readystatechange', scanFirst, { once: true });
  else scanFirst();
};

// LDR-1: pasted twice, or by two versions: the first one serves.
if (!(window.cobble as { version?: string } | undefined)?.version) start();

declare global {
  interface Window {
    cobble?: unknown;
  }
}
