import { type ComponentChildren, createElement, render as renderInto } from 'preact';
import type { Context, Handle, Phase } from '../loader/types';
import type { Host, HostMethods } from '../widgets/kit/host';
import { Boundary } from './boundary';
import { CONTROL, INPUT } from './control';
import { fallback } from './fallback';
import { nameSlots } from './name-slots';
import { resolvePageSettings } from './resolve-page-settings';
import type { WidgetFiles } from './widget-files';

/** A widget from its first render until it is disposed. An attribute change re-renders it, even after an error. */
export interface MountedWidget {
  render(): Promise<void>;
  dispose(): void;
}

let count = 0;

export const mountedWidgets = new Map<HTMLElement, MountedWidget>();

const observer = new MutationObserver((records) => {
  for (const { attributeName, target } of records)
    if (/^data-(?!widget)/.test(`${attributeName}`)) mountedWidgets.get(target as HTMLElement)?.render();
});

/** Removes markup that the server rendered with another build. */
const openShadow = (element: HTMLElement, widget: string): ShadowRoot => {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const link = shadow.querySelector<HTMLLinkElement>('link:last-of-type');
  if (link && !link.href.endsWith(`/${widget}.${__BUILD__}.css`)) shadow.replaceChildren();
  return shadow;
};

/** The first call reuses server-rendered nodes (interface 9). */
const createRenderer = (shadow: ShadowRoot) => {
  const serverNodes = [...shadow.children];
  for (const node of serverNodes) node.setAttribute('drawn', '');
  return (tree: ComponentChildren) => {
    // Adopted stylesheets replace the links. Preact would move all nodes behind them.
    for (const link of shadow.querySelectorAll('link')) link.remove();
    renderInto(tree, shadow);
    // Preact removes `drawn` from the nodes that it reuses.
    for (const node of serverNodes.splice(0)) if (node.hasAttribute('drawn')) node.remove();
  };
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
    // Before the first render, only server-rendered markup has a control.
    typed: root.querySelector<HTMLInputElement>('input,select')?.value,
  };
};

const findControl = (shadow: ShadowRoot) =>
  shadow.querySelector<HTMLElement>(INPUT) ?? shadow.querySelector<HTMLElement>(CONTROL);

/** Whether a render removed or hid the focused element. Slotted content stays visible. */
const isFocusLost = (shadow: ShadowRoot) =>
  !shadow.activeElement &&
  (document.activeElement === document.body || !document.activeElement?.getClientRects().length);

const resetHandle = (handle: Handle) => {
  handle.props = {};
  handle.act = undefined;
  handle.ready = new Promise((resolve) => (handle.resolveReady = resolve));
};

export const mountWidget = (handle: Handle, context: Context, files: WidgetFiles, settle: () => void): void => {
  const { element, widget } = handle;
  const { fire, setState } = context;
  const shadow = openShadow(element, widget);
  let methods: HostMethods = {};
  const host = createHost(element, context, shadow, (exposed) => (methods = exposed));
  const renderTree = createRenderer(shadow);
  let hasFailed = false;
  let latest = 0;

  const focusMethod = () => {
    const control = findControl(shadow);
    return methods.focus ?? (control && (() => control.focus()));
  };
  const succeed = () => {
    // After a repaired failure, scans mustn't retry.
    handle.pending ||= handle.ready;
    setState(handle, 'mounted');
    handle.resolveReady(handle);
    fire(element, 'mounted', { widget });
    settle();
  };
  const fail = (phase: Phase, error: unknown) => {
    hasFailed = true;
    handle.pending = null;
    // A component throws the name of a missing attribute, as `readProps` does.
    context.fail(handle, typeof error === 'string' ? 'props' : phase, error);
    settle();
  };
  const renderComponent = () => {
    const hadFocus = element.contains(document.activeElement);
    // A failed boundary can't be used again.
    if (hasFailed) renderTree(null);
    hasFailed = false;
    const children = createElement(files.component, { ...handle.props, host } as never);
    renderTree(createElement(Boundary, { element, onMounted: succeed, onFailed: fail, children }));
    if (hadFocus && !hasFailed && isFocusLost(shadow)) focusMethod()?.();
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
      return fail('load', error);
    }
    renderComponent();
  };
  const dispose = () => {
    // Cancels a render that waits for stylesheets.
    latest++;
    settle();
    mountedWidgets.delete(element);
    resetHandle(handle);
    renderTree(fallback(element));
    setState(handle);
    fire(element, 'unmounted', { widget });
  };
  handle.act = (name, value) => {
    const method = { ...methods, focus: focusMethod(), unmount: () => context.publicApi.unmount(element) }[name];
    if (!method) throw Error(`cobble: ${widget} has no ${name}()`);
    // Styles may hide a dialog whose host lost its state in the same task.
    setState(handle, handle.state);
    return method(value as Element);
  };
  mountedWidgets.set(element, { dispose, render });
  observer.observe(element, { attributes: true });
  render();
};
