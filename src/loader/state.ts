import { handles } from './handles';
import { runChunk } from './run-chunk';
import type { Handle } from './types';

/** Writes the state of the element's current handle. A handle that was replaced has no say. */
export const showState = (element: HTMLElement) => {
  const state = handles.get(element)?.state;
  if (state) element.dataset.widgetState = state;
  else delete element.dataset.widgetState;
};

/** Changes the state of a handle; without one, the attribute is removed. */
export const setState = (handle: Handle, state?: string) => {
  handle.state = state;
  showState(handle.element);
};

/** Like `setState`, but server-rendered markup stays `drawn` until the widget is mounted or has failed. */
export const setPending = (handle: Handle, state: string) => {
  const { shadowRoot, dataset } = handle.element;
  setState(handle, shadowRoot && (handle.state || dataset.widgetState) === 'drawn' ? 'drawn' : state);
};

/**
 * How often one element's state is restored. A page that morphs every second needs hours for it. Two scripts that undo
 * each other's changes in mutation observers, and so block the page, need a tenth of a second.
 */
export const MAX_RESTORES = 10_000;

/**
 * DOM morphs (Turbo, idiomorph, morphdom) remove attributes that the new markup doesn't have. Observe each element with
 * it rather than the document, which doesn't see into shadow roots.
 */
export const stateObserver = new MutationObserver((records) => {
  for (const { target } of records) {
    // Only elements of widgets are observed.
    const element = target as HTMLElement;
    const handle = handles.get(element);
    if (!handle?.state || handle.state === element.dataset.widgetState) continue;
    if (++handle.restores < MAX_RESTORES) showState(element);
    else if (handle.restores === MAX_RESTORES) runChunk('warn', handle, 'data-widget-state', '', null);
  }
});
