import { callChunk, load } from './chunks';
import { context, fail } from './context';
import { getOrCreateHandle } from './registry';
import { setPending } from './state';
import type { Handle } from './types';

/** After this time, a failure is reported. If the load completes later, the widget still mounts. */
const LOAD_TIMEOUT_MS = 9000;

const mountNow = async (handle: Handle) => {
  const timer = setTimeout(fail, LOAD_TIMEOUT_MS, handle, 'load');
  setPending(handle, 'loading');
  try {
    const isComponent = __COMPONENT_NAMES__.split(' ').includes(handle.widget);
    // Load in parallel with the runtime, which also imports it and reports failures.
    if (!isComponent) load('area-services').catch(() => {});
    await callChunk('runtime', handle, context, isComponent);
  } catch (error) {
    handle.pending = null;
    fail(handle, 'load', error);
  }
  clearTimeout(timer);
};

export const mount = (element: HTMLElement) => {
  const handle = getOrCreateHandle(element);
  if (handle) handle.pending ||= mountNow(handle);
  return handle?.pending;
};
