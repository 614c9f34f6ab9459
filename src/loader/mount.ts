import { callChunk } from './chunks';
import { context, fail } from './context';
import { getOrCreateHandle } from './registry';
import { setPending } from './state';
import type { Handle } from './types';

/** After this, the load counts as failed. The widget still mounts if the load completes. */
const LOAD_TIMEOUT_MS = 9000;

const mountNow = async (handle: Handle) => {
  const timer = setTimeout(() => fail(handle, 'load'), LOAD_TIMEOUT_MS);
  setPending(handle, 'loading');
  try {
    const index = __WIDGETS__.split(' ').indexOf(handle.widget);
    await callChunk('runtime', handle, context, index);
  } catch (error) {
    handle.pending = null;
    fail(handle, 'load', error);
  }
  clearTimeout(timer);
};

/** Loads and mounts an element's widget once. Resolves even if that fails. */
export const mount = (element: HTMLElement) => {
  const handle = getOrCreateHandle(element);
  if (handle) handle.pending ||= mountNow(handle);
  return handle?.pending;
};
