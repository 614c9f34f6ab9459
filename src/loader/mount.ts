import { callChunk, load, pinned } from './chunks';
import { context, fail } from './context';
import { getOrCreateHandle } from './registry';
import { settings } from './settings';
import { setPending } from './state';
import type { Handle } from './types';

/** After this time, a failure is reported. If the load completes later, the widget still mounts. */
const LOAD_TIMEOUT_MS = 9000;

/** Requests a widget's stylesheet in the bundle's theme and the font in parallel with the runtime, which uses them. */
const prefetch = ({ widget, element }: Handle) => {
  if ((__PINNED__ && pinned) || element.dataset.theme || settings.theme) return;
  for (const path of [`${settings.bundleTheme}/${widget}.${__BUILD__}.css`, 'fonts/jersey-10.woff2']) {
    const url = settings.base + path;
    (context.prefetched[url] ??= fetch(url)).catch(() => {});
  }
};

const mountNow = async (handle: Handle) => {
  const timer = setTimeout(fail, LOAD_TIMEOUT_MS, handle, 'load');
  setPending(handle, 'loading');
  try {
    // Names with other characters could become the URL of a file outside of the build.
    if (/[^a-z-]/.test(handle.widget)) throw Error();
    prefetch(handle);
    load(handle.widget).catch(() => {});
    await callChunk('runtime', handle, context);
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
