import { runChunk } from './chunks';
import type { Handle, WidgetState } from './types';

/** Handles by element. An entry is deleted when the element leaves the page or changes its widget. */
export const handles = new WeakMap<Element, Handle>();

/** Writes the state of the element's current handle; a replaced handle doesn't count. */
export const showState = (element: HTMLElement) => {
  const state = handles.get(element)?.state;
  if (state) element.dataset.widgetState = state;
  else delete element.dataset.widgetState;
};

/** Changes the state of a handle; without one, the attribute is removed. */
export const setState = (handle: Handle, state?: WidgetState) => {
  handle.state = state;
  showState(handle.element);
};

/** Like `setState`, but server-rendered markup stays `drawn` while the widget loads. */
export const setPending = (handle: Handle, state: WidgetState) => {
  const { shadowRoot, dataset } = handle.element;
  setState(handle, shadowRoot && (handle.state || dataset.widgetState) === 'drawn' ? 'drawn' : state);
};

/**
 * A page that morphs every second reaches it in hours. Two mutation observers that undo each other's changes reach it
 * in a tenth of a second.
 */
export const MAX_RESTORES = 10_000;

/**
 * Restores the state that DOM morphs (Turbo, idiomorph, morphdom) remove. An observer of the document doesn't see into
 * shadow roots.
 */
export const stateObserver = new MutationObserver((records) => {
  for (const { target } of records) {
    const element = target as HTMLElement;
    const handle = handles.get(element);
    if (!handle?.state || handle.state === element.dataset.widgetState) continue;
    if (++handle.restores < MAX_RESTORES) showState(element);
    else runChunk('warn', handle, 'data-widget-state', '', null);
  }
});
