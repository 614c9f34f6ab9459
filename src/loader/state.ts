import type { Handle, WidgetState } from './types';

export const handles = new WeakMap<Element, Handle>();

export const showState = (element: HTMLElement) => {
  const state = handles.get(element)?.state;
  if (state) element.dataset.widgetState = state;
  else delete element.dataset.widgetState;
};

export const setState = (handle: Handle, state?: WidgetState) => {
  handle.state = state;
  showState(handle.element);
};

export const setPending = (handle: Handle, state: WidgetState) => {
  const { shadowRoot, dataset } = handle.element;
  setState(handle, shadowRoot && (handle.state || dataset.widgetState) === 'drawn' ? 'drawn' : state);
};

/**
 * Maximum restores of a widget's state attribute. Two observers that undo each other's changes reach it in 0.1 s. A
 * page that patches its DOM every second reaches it after hours.
 */
export const MAX_RESTORES = 10_000;

/**
 * DOM-morphing libraries such as Turbo remove the state attribute, so restore it. Observe each element, because the
 * document's observer doesn't see changes in shadow roots.
 */
export const stateObserver = new MutationObserver((records) => {
  for (const { target } of records) {
    const element = target as HTMLElement;
    const handle = handles.get(element);
    if (!handle?.state || handle.state === element.dataset.widgetState) continue;
    if (++handle.restores < MAX_RESTORES) showState(element);
  }
});
