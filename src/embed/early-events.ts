import type { Api } from '../loader/types';

/**
 * Records clicks and key presses on server-rendered widgets, and repeats them in order after the widgets mount. Skips
 * events that the browser handles, such as link clicks and typing. The page's listeners get only the original events.
 *
 * `cobble render` adds this file as a classic script: in older browsers, modules and imports disable later import maps.
 */
(() => {
  interface EarlyEvent {
    readonly event: Event;
    readonly host: HTMLElement;
    readonly target: Element;
  }

  const NATIVE = 'a[href],input,select,textarea,label,summary';
  const events = new Set<EarlyEvent>();
  let repeating = Promise.resolve();

  const keep = (event: Event) => {
    const path = event.composedPath() as HTMLElement[];
    for (const host of path) {
      if (host.dataset?.widgetState !== 'drawn') continue;
      // For slotted content, `target` is the slot.
      const target = path.find((node) => node instanceof Element && node.getRootNode() === host.shadowRoot);
      if (!target || !isRepeated(event, target)) continue;
      // Prevent the browser from submitting the form to the page's own URL.
      if (target.closest('form') && (event.type === 'click' || isSubmit(event, target))) event.preventDefault();
      events.add({ event, host, target });
    }
  };

  /** Skips keys that type a character, including Space. On a button, Space also causes a click, which is replayed. */
  const isRepeated = (event: Event, target: Element): boolean =>
    event instanceof KeyboardEvent
      ? event.key.length > 1 && !event.isComposing && event.keyCode !== 229
      : !target.closest(NATIVE);

  const isSubmit = (event: Event, target: Element): boolean =>
    (event as KeyboardEvent).key === 'Enter' && target.matches('input');

  const repeat = async () => {
    const { get } = window.cobble as Api;
    for (const early of events) {
      const handle = get(early.host);
      const isMounted = handle?.state === 'mounted';
      // Wait while a widget loads. Skip a widget that isn't loading, because it may never load. For example, its media
      // query may never match.
      if (!isMounted && handle?.pending) return;
      if (!isMounted && handle && handle.state !== 'error') continue;
      events.delete(early);
      // First let the widget render the changes from the previous event and the restored input.
      await new Promise((resolve) => setTimeout(resolve));
      if (isMounted) dispatch(early);
    }
  };

  const dispatch = ({ event, target }: EarlyEvent) => {
    if (target.dispatchEvent(copyOf(event)) && isSubmit(event, target)) target.closest('form')?.requestSubmit();
  };

  /** The copy isn't composed, so it stays in the shadow root. */
  const copyOf = (event: Event): Event => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent | KeyboardEvent;
    const init = { bubbles: true, cancelable: true, view: window, altKey, ctrlKey, metaKey, shiftKey };
    if (event instanceof KeyboardEvent) {
      const { key, code, location, repeat } = event;
      return new KeyboardEvent('keydown', { ...init, key, code, location, repeat });
    }
    const { clientX, clientY, detail } = event as MouseEvent;
    return new MouseEvent('click', { ...init, clientX, clientY, detail });
  };

  for (const type of ['click', 'keydown']) addEventListener(type, keep, true);
  for (const type of ['cobble:mounted', 'cobble:error'])
    addEventListener(
      type,
      () => {
        repeating = repeating.then(repeat);
      },
      true,
    );
})();
