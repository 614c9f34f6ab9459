import { type Context, type Handle, Progress } from '../loader/types';
import { mountedWidgets, mountWidget } from './mounted-widget';
import { loadFiles } from './widget-files';
import { yieldToMain } from './yield-to-main';

const PRESS_POLL_MS = 30;

/** @throws if a file didn't load; the loader reports the error */
export const mount = async (handle: Handle, context: Context): Promise<void> => {
  const { element } = handle;
  handle.wasConnected ||= element.isConnected;
  const files = await loadFiles(handle, context);
  await yieldToMain();
  // Wait while the visitor presses the element, because a DOM change would prevent the click (LDR-3). The click fires
  // before the timer that ends this loop.
  while (element.matches(':active')) await new Promise((resolve) => setTimeout(resolve, PRESS_POLL_MS));
  // If the element has left the page, don't mount: nothing would unmount it. If it returns, a scan finds it.
  if (handle.wasConnected && !element.isConnected) context.handles.delete(element);
  // The element may have moved into an ignored region.
  if (handle.progress === Progress.Unmounted || context.getOrCreateHandle(element) !== handle) {
    context.setState(handle);
    handle.pending = null;
    return;
  }
  mountedWidgets.get(element)?.dispose();
  await new Promise<void>((settle) => mountWidget(handle, context, files, settle));
};
