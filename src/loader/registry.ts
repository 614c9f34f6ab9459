import { callChunk, runChunk } from './chunks';
import { context } from './context';
import { settings as tagSettings } from './settings';
import { handles, showState, stateObserver } from './state';
import type { Handle, Method } from './types';

/**
 * Like `element.closest()`, but also searches outside the shadow root. If `data-ignore` is invalid, or a form field
 * named `closest` hides the method, returns the element, so that Cobble ignores it.
 */
export const closest = (element: Element, selector: string): Element | null => {
  try {
    const root = element.getRootNode();
    return element.closest(selector) ?? (root instanceof ShadowRoot ? closest(root.host, selector) : null);
  } catch (error) {
    runChunk('bad-setting', error);
    return element;
  }
};

const settings = () => context.settings ?? tagSettings;

const NO_ELEMENT = '_';

/** Whether Cobble may act on an element: false in excluded regions (interface 9, threat 4). */
export const isOurs = (element: Element) => !closest(element, `[data-cobble-off],${settings().ignore ?? NO_ELEMENT}`);

export const widgetNameOf = (element: HTMLElement) => {
  // Only HTML and SVG elements have a dataset.
  const widget = element.dataset?.widget;
  const allowed = settings().allow ?? widget;
  const isAllowed = allowed === widget || `${allowed}`.split(/[\s,]+/).includes(widget as string);
  return widget && isAllowed && isOurs(element) && widget;
};

/** Deletes the handle if the element is no longer a widget. */
export const getOrCreateHandle = (element: HTMLElement | null | undefined): Handle | null => {
  if (!element) return null;
  const known = handles.get(element);
  const widget = widgetNameOf(element);
  if (!widget) {
    if (handles.delete(element)) showState(element);
    return null;
  }
  if (known?.widget === widget) return known;
  const handle = {
    element,
    widget,
    restores: 0,
    wasConnected: element.isConnected,
    props: {},
  } as Partial<Handle> as Handle;
  handle.ready = new Promise((resolve) => (handle.resolveReady = resolve));
  handles.set(element, handle);
  stateObserver.observe(element, { attributeFilter: ['data-widget-state'] });
  // Load the code that sets `aria-haspopup` on the dialog's openers, even before the dialog loads.
  if (__DIALOGS__.split(' ').includes(widget)) runChunk('command', context);
  return handle;
};

/** Adds a handle's methods on first use. Methods on a thousand handles would take a tenth of the page's memory. */
export const withMethods = (handle: Handle | null) => {
  if (handle)
    for (const name of 'close toggle focus unmount open update'.split(' ') as (Method | 'unmount' | 'update')[])
      handle[name] ||= (value?: unknown) =>
        handle.act ? handle.act(name, value) : callChunk('act', context, handle, name, value);
  return handle;
};
