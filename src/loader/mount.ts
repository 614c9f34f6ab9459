import { callChunk, contained, load, pinned } from './chunks';
import { context, fail } from './context';
import { getOrCreateHandle } from './registry';
import { settings } from './settings';
import { setPending } from './state';
import type { Handle } from './types';

/** After this time, the loader reports a failure. The widget still mounts when it has loaded. */
const LOAD_TIMEOUT_MS = 9000;

const fetchOnce = (path: string) => (context.prefetched[path] ??= fetch(settings.base + path));

/** Ignores a failed fetch, because the runtime reports it. */
const prefetch = (path: string) => fetchOnce(path).catch(() => {});

/**
 * Requests a widget's chunk, its stylesheet and the font in parallel with the runtime. The stylesheet is unused if the
 * element has another theme.
 */
const prefetchFiles = (widget: string) => {
  load(widget).catch(() => {});
  if ((__ONE_FILE__ && contained?.has(widget)) || (__PINNED__ && pinned)) return;
  if (!settings.theme) prefetch(`${settings.bundleTheme}/${widget}.${__BUILD__}.css`);
  if (!__ONE_FILE__) prefetch('fonts/jersey-10.woff2');
};

const mountNow = async (handle: Handle) => {
  const timer = setTimeout(fail, LOAD_TIMEOUT_MS, handle);
  setPending(handle, 'loading');
  try {
    // A name with other characters, such as `/` or `.`, could lead to a file outside the build.
    if (/[^a-z-]/.test(handle.widget)) throw Error();
    // Reject a name that the build lacks: import maps have no integrity hash for it (threat 6).
    if ((__PINNED__ || __ONE_FILE__) && !__WIDGETS__.split(' ').includes(handle.widget)) throw Error();
    prefetchFiles(handle.widget);
    await callChunk('runtime', handle, context);
  } catch (error) {
    handle.pending = null;
    fail(handle, error);
  }
  clearTimeout(timer);
};

const mountOnce = (handle: Handle) => (handle.pending ||= mountNow(handle));

export const mount = (element: HTMLElement) => {
  const handle = getOrCreateHandle(element);
  return handle && mountOnce(handle);
};
