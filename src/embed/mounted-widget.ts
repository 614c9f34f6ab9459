import { createElement, type ReactNode } from 'react';
import type { Context, Handle, Phase } from '../loader/types';
import { rootOf } from '../platform/root-of';
import { callLater } from '../widgets/kit/call-later';
import type { Host, HostMethods } from '../widgets/kit/host';
import { isPropError } from '../widgets/kit/prop-error';
import { Boundary } from './boundary';
import { CONTROL, INPUT } from './control';
import { fallback } from './fallback';
import { nameSlots } from './name-slots';
import { options, render as renderInto } from './renderer';
import { resolvePageSettings } from './resolve-page-settings';
import type { WidgetFiles } from './widget-files';

/** Until the widget is disposed, an attribute change re-renders it, even after an error. */
export interface MountedWidget {
  render(): Promise<void>;
  dispose(): void;
}

let count = 0;

export const mountedWidgets = new Map<HTMLElement, MountedWidget>();

const observer = new MutationObserver((records) => {
  for (const { attributeName, target } of records) {
    const element = target as HTMLElement;
    if (/^data-(?!widget)/.test(attributeName as string)) mountedWidgets.get(element)?.render();
    // `<font>` means that a page translator has replaced text nodes.
    if (!attributeName && element.querySelector('font'))
      callLater(import('./translated'), element.getRootNode() as ShadowRoot, options);
  }
});

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

const focusMethod = (shadow: ShadowRoot, { focus }: HostMethods) => {
  const control = shadow.querySelector<HTMLElement>(INPUT) ?? shadow.querySelector<HTMLElement>(CONTROL);
  return focus ?? (control && (() => control.focus()));
};

const isFocusLost = (shadow: ShadowRoot) => {
  const focused = rootOf(shadow.host).activeElement;
  return !shadow.activeElement && (focused === document.body || !focused?.getClientRects().length);
};

/** Measures the time since the navigation started, for monitoring services. jsdom lacks `performance.measure`. */
const measureMount = (widget: string) => performance.measure?.(`cobble:mount:${widget}`);

const succeed = (handle: Handle, { setState, fire }: Context): void => {
  const { element, widget } = handle;
  // An earlier failure may have cleared `pending`. Set it again, so that scans don't remount the widget.
  handle.pending ||= handle.ready;
  setState(handle, 'mounted');
  handle.resolveReady(handle);
  fire(element, 'mounted', { widget });
  measureMount(widget);
};

const reset = (handle: Handle, { setState, fire }: Context): void => {
  const { element, widget } = handle;
  handle.props = {};
  handle.act = undefined;
  handle.ready = new Promise((resolve) => (handle.resolveReady = resolve));
  setState(handle);
  fire(element, 'unmounted', { widget });
};

const createAct =
  (handle: Handle, context: Context, shadow: ShadowRoot, exposed: () => HostMethods): Handle['act'] =>
  (name, value) => {
    const method = {
      ...exposed(),
      focus: focusMethod(shadow, exposed()),
      unmount: () => context.publicApi.unmount(handle.element),
      update: () => context.runChunk('act', context, handle, name, value),
    }[name];
    if (!method) throw Error(`cobble: ${handle.widget} has no ${name}()`);
    // First restore the state's attribute, which a DOM-morphing library may have removed. Without it, styles may hide a
    // dialog.
    context.setState(handle, handle.state);
    return method(value as Element);
  };

/** Calls `settle` when the widget has mounted, failed, or been disposed. */
export const mountWidget = (handle: Handle, context: Context, files: WidgetFiles, settle: () => void): void => {
  const { element, widget } = handle;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const renderTree = createRenderer(shadow, widget, files);
  let methods: HostMethods = {};
  const host = createHost(element, context, shadow, (exposed) => {
    methods = exposed;
  });
  let hasFailed = false;
  let latest = 0;

  const onMounted = () => {
    succeed(handle, context);
    settle();
  };
  const fail = (error: unknown, phase: Phase = 'render') => {
    hasFailed = true;
    handle.pending = null;
    context.fail(handle, error, isPropError(error) ? 'props' : phase);
    settle();
  };
  const renderComponent = () => {
    const hadFocus = element.contains(rootOf(element).activeElement);
    // Unmount a broken error boundary: it can't recover.
    if (hasFailed) renderTree(null);
    hasFailed = false;
    const component = createElement(files.component, { ...handle.props, host } as never);
    renderTree(createElement(Boundary, { element, onMounted, onFailed: fail }, component));
    if (hadFocus && !hasFailed && isFocusLost(shadow)) focusMethod(shadow, methods)?.();
  };
  const render = async () => {
    const attempt = ++latest;
    try {
      const sheets = await files.sheets();
      if (attempt !== latest) return;
      nameSlots(element);
      handle.props = files.props();
      shadow.adoptedStyleSheets = sheets;
    } catch (error) {
      if (attempt !== latest) return;
      renderTree(fallback(element));
      return fail(error, 'load');
    }
    renderComponent();
  };
  const dispose = () => {
    // Cancel a render that waits for stylesheets.
    latest++;
    settle();
    mountedWidgets.delete(element);
    renderTree(fallback(element));
    reset(handle, context);
  };
  handle.act = createAct(handle, context, shadow, () => methods);
  mountedWidgets.set(element, { dispose, render });
  observer.observe(element, { attributes: true });
  observer.observe(shadow, { childList: true, subtree: true });
  render();
};
