import { ownGlobal } from './own-global';
import { pinnedFiles } from './pinned-files';
import { Progress } from './progress';
import { readSettings } from './read-settings';
import type { Api, Context, Flights, Handle, Method, Phase } from './types';

/**
 * Milliseconds without an answer after which a load is an error; should it answer later, the widget mounts all the
 * same.
 */
const PATIENCE = 9000;

/**
 * The pasted file: everything until a widget's code is needed. The order of names in lists and objects is the one that
 * packs best.
 */
const start = () => {
  const queue = ownGlobal('cobble');
  const settings = readSettings();
  const pinned = __PINNED__ ? pinnedFiles(settings.base, settings.bundleTheme) : undefined;
  const handles = new WeakMap<Element, Handle>();
  const chunks: Record<string, Promise<never> | null> = {};
  let tries = 0;
  let timer: unknown;
  let scanned: () => void;

  /**
   * A failed import may stay failed for its URL, so each new try has another query (not a hash: the module map drops
   * it). Not in a pinned page: an import map knows no other URL, and newer browsers try again.
   */
  const importChunk = async (chunk: string, left: number, query: unknown): Promise<never> => {
    try {
      // Whoever loads a chunk says what it exports; all are files of this build.
      return (await (pinned
        ? pinned.importChunk(chunk)
        : import(`${settings.base}chunks/${chunk}.${__BUILD__}.js${query as string}`))) as never;
    } catch (error) {
      if (!left) {
        // The next caller starts afresh. Not the others' chunks: what came at a second try has another URL, and would
        // come twice.
        chunks[chunk] = null;
        throw pinned ? await pinned.explain(chunk, error) : error;
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      return importChunk(chunk, left - 1, `?${++tries}`);
    }
  };
  const load = <T>(chunk: string): Promise<T> => (chunks[chunk] ??= importChunk(chunk, 2, ''));
  const fire = (target: Node, name: string, detail?: unknown) =>
    target.dispatchEvent(
      new CustomEvent(`cobble:${name}`, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  /** Calls what a chunk exports by default: a chunk is a function that came later. */
  const call = async (chunk: string, ...values: unknown[]) =>
    (await load<{ default(...values: unknown[]): never }>(chunk)).default(...values);
  /**
   * The same for what nobody waits for: where its code does not come, the bare facts are said. A page's own console may
   * throw (LDR-6).
   */
  const run = (chunk: string, ...values: unknown[]) =>
    call(chunk, ...values)
      // The likeliest cause is told by its place: an optimiser of the site has moved this file.
      .catch((error) => console.error(`cobble: no files in ${settings.base}? Set data-base.`, ...values, error))
      .catch(() => {});
  /** LDR-6. The report chunk has the words and the mend. */
  const fail = async (handle: Handle, phase: Phase, error?: unknown) => {
    const { element, widget } = handle;
    element.dataset.widgetState = 'error';
    fire(element, 'error', { phase, widget, error: (await run('report', element, widget, phase, error)) ?? error });
  };
  /** What is drawn already stays `drawn` until it is mounted, where its shadow root has come with the page. */
  const mark = ({ shadowRoot, dataset }: HTMLElement, state: string) => {
    if (!shadowRoot || dataset.widgetState !== 'drawn') dataset.widgetState = state;
  };
  const mountNow = async (handle: Handle) => {
    const patience = setTimeout(fail, PATIENCE, handle, 'load');
    mark(handle.element, 'loading');
    try {
      await call('runtime', handle, context);
    } catch (error) {
      handle.pending = null;
      fail(handle, 'load', error);
    }
    clearTimeout(patience);
  };
  const mount = (handle: Handle | null) => {
    if (handle) handle.pending ||= mountNow(handle);
    return handle?.pending;
  };
  /**
   * `element.closest()`; the element itself, where nothing of ours then acts, where that can't be said: a form's field
   * may have its name, or `data-ignore` is no selector.
   */
  const closest = (element: Element, selector: string) => {
    try {
      return element.closest(selector);
    } catch (error) {
      run('bad-setting', error);
      return element;
    }
  };
  /** Strangers may write where the site says so (interface 9, threat 4): nothing of ours mounts or acts there. */
  const isOurs = (element: Element) => !closest(element, `[data-cobble-off],${settings.ignore ?? '[data-cobble-off]'}`);
  const handleOf = (element: HTMLElement | null | undefined): Handle | null => {
    // biome-ignore lint/style/noNonNullAssertion: there is nothing for null; one that is missing is made below.
    let handle = handles.get(element!)!;
    const widget = element?.dataset?.widget;
    const { allow } = settings;
    const isRefused = allow !== undefined && allow !== null && !`${allow}`.split(/[\s,]+/).includes(`${widget}`);
    if (!widget || isRefused || !isOurs(element)) {
      // It was found before it was moved there.
      // biome-ignore lint/style/noNonNullAssertion: for null nothing was found.
      if (handles.delete(element!)) delete element!.dataset.widgetState;
      return null;
    }
    // Another name is another widget.
    if (handle?.widget !== widget) {
      // The rest is added at once: what it resolves by, and the methods, which are made alike.
      handle = { element, widget, props: {}, wasConnected: element.isConnected } as Handle;
      handle.ready = new Promise((resolve) => (handle.resolveReady = resolve));
      for (const name of 'close toggle focus unmount open update'.split(' ') as Method[])
        handle[name] = (value?: unknown) => call('act', context, handle, name, value);
      handles.set(element, handle);
      // Who opens it says so, long before its code is fetched.
      if (/modal|flyout/.test(widget)) run('command', context, isOurs);
    }
    return handle;
  };
  /** One for all: a widget costs no request until it is within 200 px of the view. */
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // `display: contents` has no box to intersect.
        if (isIntersecting || getComputedStyle(target).display === 'contents') {
          // Widgets alone are observed, and they are HTML.
          view.unobserve(target);
          mount(handleOf(target as HTMLElement));
        }
      }
    },
    { rootMargin: '200px' },
  );

  /**
   * Loads the widget at the time that `data-load` asks for (LDR-3). An unknown word, as one of over 1,000 characters,
   * means `visible`; the runtime says so.
   */
  const follow = ({ element }: Handle) => {
    const { dataset } = element;
    const how = dataset.load || '';
    const start = async (trigger?: Event) => {
      await mount(handleOf(element));
      if (trigger) run('replay', handleOf(element), trigger);
    };
    mark(element, 'waiting');
    if (how === 'eager') start();
    else if (how === 'idle') call('idle', start).catch(() => start());
    else if (how === 'interaction') {
      for (const type of 'click keydown focusin'.split(' ')) {
        element.addEventListener(type, (event) => {
          // Waiting, loading or drawn: a fallback that stays acts by itself. A mouse that is held down gives the focus first,
          // and a widget that stood there before it is let go would lose the click.
          // biome-ignore lint/style/noNonNullAssertion: one without a state is none of these either.
          if (/^[wld]/.test(dataset.widgetState!) && (type === 'click' || !element.matches(':active'))) {
            // A new tab opens by the visitor's own click alone (Safari): such a link of the fallback acts by itself, and
            // nothing is replayed. Events of a page go to elements.
            const isOwn = closest(event.target as Element, 'a[target=_blank]');
            // These are replayed inside the widget, so the fallback must not act as well. Clicks and focus have no key.
            if (!isOwn && /^(click|Enter| )$/.test((event as KeyboardEvent).key || type)) event.preventDefault();
            start(isOwn ? undefined : event);
          }
        });
      }
      // A browser's parser takes seconds for some queries that are much longer (threat 9). A curly quote is in none: there
      // a content system has lost the end of the attribute, and what is no query would never match.
    } else if (/^media[^”″]{0,995}$/.test(how)) {
      const query = how.slice(6);
      // With and without brackets round the whole: what is no query this way matches nothing.
      const media = matchMedia(`${query},(${query})`);
      media.onchange = () => {
        if (media.matches) start();
      };
      if (media.matches) start();
    } else view.observe(element);
  };

  const discover = (root: ParentNode & Node, again?: boolean) =>
    Promise.all(
      // The root may be no element: then it is no widget either.
      [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]:not(form)')].map((element) => {
        const handle = handleOf(element);
        if (handle && !(again ? handle.pending : handle.progress)) {
          handle.progress = Progress.Awaited;
          follow(handle);
        }
        return handle?.pending;
      }),
    );

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
    scan: (root = document) => discover(root === window.document ? document : root, true),
    // The runtime puts one in its place that acts at once.
    unmount: (root) => call('act', context, root),
    // The first that is a widget: a stranger may have given an ignored element the same id.
    get: (target) =>
      handleOf(
        typeof target === 'string'
          ? [...document.querySelectorAll<HTMLElement>(target)].find(handleOf)
          : // Of an element that is not HTML, too, it only looks for a `dataset`.
            (target as HTMLElement),
      ),
    services: () => call('services', context),
    consent: (answer) => call('consent', context, context.consents.push(answer)),
    flights,
    shared: { document, load },
    // Async, so that an error in one stops no other.
    push: (...calls) => calls.map(async (call) => call(cobble)),
  };
  const context: Context = {
    pageSettings: settings,
    loadChunk: load,
    runChunk: run,
    handles,
    consents: [],
    publicApi: cobble,
    fail,
    fire,
    mount,
  };
  if (pinned) Object.assign(context, pinned.fetches);

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
    flights.ready = call('experiments', context).then(show, show);
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
        run('command', context, isOurs, by);
      }
    },
    true,
  );

  const scanFirst = () => {
    const { scan } = settings;
    // The document: Turbo replaces `body`, others the root. A tick late, so that a moved element keeps its state; one
    // search a tick, however much the page changes.
    new MutationObserver(
      () =>
        (timer ||= setTimeout(() => {
          timer = 0;
          context.sweep?.();
          // Neither 'once' nor 'manual': anything else is 'auto'.
          if (scan !== 'once' && scan !== 'manual') discover(document);
        })),
    ).observe(window.document, { attributeFilter: ['data-widget'], childList: true, subtree: true });
    if (scan !== 'manual') discover(document);
    // Also where the page's JSON names them: who reads that is not here yet.
    if (settings.links || /"links"/.test(document.querySelector('script[data-cobble-config]')?.textContent || ''))
      run('links', context);
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
