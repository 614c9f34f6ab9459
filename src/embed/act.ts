import { type Context, type Handle, type Method, Progress } from '../loader/types';
import { handlesIn } from './handles-in';
import { writeProps } from './write-props';

/**
 * Runs a handle's method: `update` on any widget, other methods only before the widget mounts. `open`, `toggle` and
 * `focus` load the widget first.
 *
 * @param target a handle, or the root passed to `cobble.unmount()`
 * @param value the new props for `update`, the opener for other methods
 * @throws Error if the page has unmounted the widget, or mounting fails
 */
export default async (
  context: Context,
  target: Handle | Node,
  method: Method | 'unmount' | 'update' = 'unmount',
  value?: unknown,
): Promise<unknown> => {
  const handle = 'widget' in target ? target : undefined;
  if (method === 'unmount') return unmount(context, handle?.element ?? (target as Node));
  if (!handle || method === 'close') return undefined;
  if (method === 'update') return writeProps(handle.element, value as Record<string, unknown>);
  return mountAndAct(context, handle, method, value);
};

const unmount = (context: Context, root: Node): unknown => {
  if (context.sweep) return context.publicApi.unmount(root);
  for (const handle of handlesIn(root, context)) {
    handle.progress = Progress.Unmounted;
    context.setState(handle);
  }
  return undefined;
};

const mountAndAct = async (context: Context, handle: Handle, method: Method, value: unknown): Promise<unknown> => {
  const { widget } = handle;
  if (handle.progress === Progress.Unmounted)
    throw Error(`cobble: ${widget} was unmounted, so ${method}() doesn't work. Fix: call cobble.scan(element) first`);
  handle.progress = Progress.Awaited;
  await context.mount(handle.element);
  if (handle.state !== 'mounted')
    throw Error(`cobble: ${widget} can't ${method}(), because it didn't mount. Fix: see its cobble:error event`);
  return handle.act?.(method, value);
};
