import { context } from './context';
import { handles } from './handles';
import { isOurs } from './is-ours';
import { runChunk } from './run-chunk';
import { showState, stateObserver } from './state';
import type { Handle } from './types';

/** The handle of a widget's element, made at the first call; null for what is no widget, or may not be one (interface 9). */
export const handleOf = (element: HTMLElement | null | undefined): Handle | null => {
  // biome-ignore lint/style/noNonNullAssertion: there is nothing for null; one that is missing is made below.
  let handle = handles.get(element!)!;
  const widget = element?.dataset?.widget;
  const allowed = (context.settings ?? context.tagSettings).allow ?? widget;
  // Without a name it is none, whatever is allowed.
  const isRefused = allowed !== widget && !`${allowed}`.split(/[\s,]+/).includes(widget as string);
  if (!widget || isRefused || !isOurs(element)) {
    // It was found before it was moved there.
    // biome-ignore lint/style/noNonNullAssertion: for null nothing was found.
    if (handles.delete(element!)) showState(element!);
    return null;
  }
  // Another name is another widget.
  if (handle?.widget !== widget) {
    // `ready` and what it resolves by are added at once; its methods, when the page asks for it.
    handle = { element, widget, props: {}, wasConnected: element.isConnected, restores: 0 } as Handle;
    handle.ready = new Promise((resolve) => (handle.resolveReady = resolve));
    handles.set(element, handle);
    stateObserver.observe(element, { attributeFilter: ['data-widget-state'] });
    // Who opens it says so, long before its code is fetched.
    if (/modal|flyout/.test(widget)) runChunk('command', context, isOurs);
  }
  return handle;
};
