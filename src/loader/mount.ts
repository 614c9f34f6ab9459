import { callChunk } from './call-chunk';
import { context } from './context';
import { fail } from './fail';
import { setPending } from './state';
import type { Handle } from './types';

/**
 * Milliseconds without an answer after which a load is an error; should it answer later, the widget mounts all the
 * same.
 */
const PATIENCE = 9000;

/** What one task asks for waits by one timer: a thousand timers take the browser 30 ms. */
let together: Set<Handle> | undefined;

const startWaiting = () => {
  const waiting = new Set<Handle>();
  setTimeout(() => {
    for (const handle of waiting) fail(handle, 'load');
  }, PATIENCE);
  queueMicrotask(() => {
    together = undefined;
  });
  return waiting;
};

const mountNow = async (handle: Handle) => {
  together ??= startWaiting();
  const waiting = together.add(handle);
  setPending(handle, 'loading');
  try {
    const place = __WIDGETS__.split(' ').indexOf(handle.widget);
    await callChunk('runtime', handle, context, place);
  } catch (error) {
    handle.pending = null;
    fail(handle, 'load', error);
  }
  waiting.delete(handle);
};

/** Fetches and mounts the widget of a handle, once. Resolves also when that fails. */
export const mount = (handle: Handle | null) => {
  if (handle) handle.pending ||= mountNow(handle);
  return handle?.pending;
};
