import { callChunk } from './call-chunk';
import { context } from './context';
import { fail } from './fail';
import { mark } from './mark';
import type { Handle } from './types';

/**
 * Milliseconds without an answer after which a load is an error; should it answer later, the widget mounts all the
 * same.
 */
const PATIENCE = 9000;

const mountNow = async (handle: Handle) => {
  const patience = setTimeout(fail, PATIENCE, handle, 'load');
  mark(handle.element, 'loading');
  try {
    await callChunk('runtime', handle, context);
  } catch (error) {
    handle.pending = null;
    fail(handle, 'load', error);
  }
  clearTimeout(patience);
};

/** Fetches and mounts the widget of a handle, once. Resolves also when that fails. */
export const mount = (handle: Handle | null) => {
  if (handle) handle.pending ||= mountNow(handle);
  return handle?.pending;
};
