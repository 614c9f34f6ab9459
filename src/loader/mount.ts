import { callChunk } from './chunks';
import { context, fail } from './context';
import { getOrCreateHandle } from './registry';
import { setPending } from './state';
import type { Handle } from './types';

/** Then the load counts as failed. If it completes later, the widget still mounts. */
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

/** Resolves even if mounting fails. */
export const mount = (element: HTMLElement) => {
  const handle = getOrCreateHandle(element);
  if (handle) handle.pending ||= mountNow(handle);
  return handle?.pending;
};
