import { createElement, type ReactNode } from 'react';
import type { Context, Handle, Phase } from '../loader/types';
import type { Host, HostMethods } from '../widgets/kit/host';
import { isPropError } from '../widgets/kit/prop-error';
import { Boundary, PhaseMarker } from './boundary';
import { CONTROL, INPUT } from './control';
import { fallback } from './fallback';
import { nameSlots } from './name-slots';
import { render as renderInto } from './renderer';
import { resolvePageSettings } from './resolve-page-settings';
import type { WidgetFiles } from './widget-files';

/**
 * A widget on its element, from the first render until it is disposed. An attribute change re-renders it, and so may
 * repair an error.
 */
export interface MountedWidget {
  /** Renders it with the element's current attributes. */
  render(): Promise<void>;
  /** Shows the fallback. The handle waits for the next mount. */
  dispose(): void;
}

let count = 0;

/** Mounted and failed widgets, by element. */
export const mountedWidgets = new Map<HTMLElement, MountedWidget>();

const observer = new MutationObserver((records) => {
  // A disposed widget has no entry.
  for (const { attributeName, target } of records)
    if (/^data-(?!widget)/.test(`${attributeName}`)) mountedWidgets.get(target as HTMLElement)?.render();
});

/** Returns a function that renders into a shadow root. */
const createRenderer =
  (shadow: ShadowRoot, widget: string, { takeOver }: WidgetFiles) =>
  (tree: ReactNode) => {
    const removeRest = takeOver?.(shadow, widget);
    renderInto(tree, shadow);
    removeRest?.();
  };

const createHost = (element: HTMLElement, context: Context, root: ShadowRoot, expose: Host['expose']): Host => {
  const settings = resolvePageSettings(context);
  return {
    element,
    root,
    settings,
    locale: settings.locale,
    id: `c${++count}`,
    page: context.publicApi,
    emit: (name, detail) => context.fire(element, name, detail),
    expose,
  };
};

/** Returns the component's own method, else one that focuses its first text field or control. */
const focusMethod = (shadow: ShadowRoot, { focus }: HostMethods) => {
  const control = shadow.querySelector<HTMLElement>(INPUT) ?? shadow.querySelector<HTMLElement>(CONTROL);
  return focus ?? (control && (() => control.focus()));
};

/** Whether a render removed or hid the focused element, such as the fallback. Content in a slot is still visible. */
const isFocusLost = (shadow: ShadowRoot) =>
  !shadow.activeElement &&
  (document.activeElement === document.body || !document.activeElement?.getClientRects().length);

/** Prepares a handle for the next mount. */
const resetHandle = (handle: Handle) => {
  handle.props = {};
  handle.act = undefined;
  handle.ready = new Promise((resolve) => (handle.resolveReady = resolve));
};

/** Mounts a widget whose files are loaded. @param settle called when it has mounted or failed */
export const mountWidget = (handle: Handle, context: Context, files: WidgetFiles, settle: () => void): void => {
  const { element, widget } = handle;
  const { fire, setState } = context;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const renderTree = createRenderer(shadow, widget, files);
  let methods: HostMethods = {};
  const host = createHost(element, context, shadow, (exposed) => {
    methods = exposed;
  });
  let hasFailed = false;
  let latest = 0;
  let phase: Phase = 'load';

  const succeed = () => {
    // Also after a repaired failure: a scan has nothing to retry.
    handle.pending ||= handle.ready;
    setState(handle, 'mounted');
    handle.resolveReady(handle);
    fire(element, 'mounted', { widget });
    settle();
  };
  const at = (next: Phase) => {
    phase = next;
  };
  const fail = (error: unknown) => {
    hasFailed = true;
    handle.pending = null;
    // Components may need an attribute, too.
    context.fail(handle, isPropError(error) ? 'props' : phase, error);
    settle();
  };
  const renderComponent = () => {
    const hadFocus = element.contains(document.activeElement);
    // A failed error boundary can't be used again.
    if (hasFailed) renderTree(null);
    hasFailed = false;
    const component = createElement(files.component, { ...handle.props, host } as never);
    const marker = createElement(PhaseMarker, { at });
    renderTree(createElement(Boundary, { element, onMounted: succeed, onFailed: fail }, marker, component));
    if (hadFocus && !hasFailed && isFocusLost(shadow)) focusMethod(shadow, methods)?.();
  };
  const render = async () => {
    const attempt = ++latest;
    try {
      const sheets = await files.sheets();
      // The page changed the element again, or unmounted it.
      if (attempt !== latest) return;
      nameSlots(element);
      handle.props = files.props();
      shadow.adoptedStyleSheets = sheets;
    } catch (error) {
      if (attempt !== latest) return;
      renderTree(fallback(element));
      phase = 'load';
      return fail(error);
    }
    renderComponent();
  };
  const dispose = () => {
    // Drops a render that waits for its stylesheets.
    latest++;
    settle();
    mountedWidgets.delete(element);
    resetHandle(handle);
    renderTree(fallback(element));
    setState(handle);
    fire(element, 'unmounted', { widget });
  };
  handle.act = (name, value) => {
    const focus = focusMethod(shadow, methods);
    const method = { ...methods, focus, unmount: () => context.publicApi.unmount(element) }[name];
    if (!method) throw Error(`cobble: ${widget} has no ${name}()`);
    // Styles may hide a dialog whose host lost its state in the same task.
    setState(handle, handle.state);
    return method(value as Element);
  };
  mountedWidgets.set(element, { dispose, render });
  observer.observe(element, { attributes: true });
  render();
};
