import { type Context, type Handle, Progress } from '../loader/types';
import { mountedWidgets, mountWidget } from './mounted-widget';
import { loadFiles } from './widget-files';
import { yieldToMain } from './yield-to-main';

const PRESS_POLL_MS = 30;

/**
 * Waits until the DOM may change. During a press on the element, the click would be lost: `:active` ends before the click
 * is fired, and the click before the next task (LDR-3).
 */
const untilIdle = async (element: Element): Promise<void> => {
  await yieldToMain();
  while (element.matches(':active')) await new Promise((resolve) => setTimeout(resolve, PRESS_POLL_MS));
};

/**
 * Mounts a widget on its element: shadow root, stylesheets, typed props, React root, handle, events.
 *
 * @param isArea whether it has the stylesheet of all areas, too
 * @returns when it is mounted, or has failed and has reported that
 * @throws the error of a file, which the loader reports
 */
export const mount = async (handle: Handle, context: Context, isArea?: boolean): Promise<void> => {
  const { element } = handle;
  handle.wasConnected ||= element.isConnected;
  const files = await loadFiles(handle, context, isArea);
  await untilIdle(element);
  // Removed while it loaded: the removal of a mounted widget would never be noticed. Back on the page, it is found again.
  if (handle.wasConnected && !element.isConnected) context.handles.delete(element);
  // An ignored region has no widgets.
  if (handle.progress === Progress.Unmounted || context.getOrCreateHandle(element) !== handle) {
    context.setState(handle);
    handle.pending = null;
    return;
  }
  mountedWidgets.get(element)?.dispose();
  await new Promise<void>((settle) => mountWidget(handle, context, files, settle));
};
