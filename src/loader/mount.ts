import { callChunk } from './chunks';
import { context, fail } from './context';
import { getOrCreateHandle } from './registry';
import { setPending } from './state';
import type { Handle } from './types';

/** A load that takes longer counts as failed. If it completes later, the widget mounts after all. */
const LOAD_TIMEOUT_MS = 9000;

const mountNow = async (handle: Handle) => {
  const timer = setTimeout(() => fail(handle, 'load'), LOAD_TIMEOUT_MS);
  setPending(handle, 'loading');
  try {
    const place = __WIDGETS__.split(' ').indexOf(handle.widget);
    await callChunk('runtime', handle, context, place);
  } catch (error) {
    handle.pending = null;
    fail(handle, 'load', error);
  }
  clearTimeout(timer);
};

/** Loads and mounts the widget that an element is by now, once. Resolves also if that fails. */
export const mount = (element: HTMLElement) => {
  const handle = getOrCreateHandle(element);
  if (handle) handle.pending ||= mountNow(handle);
  return handle?.pending;
};
