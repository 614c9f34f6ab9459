import { Progress } from '../loader/progress';
import type { Context, Handle } from '../loader/types';
import { writeProps } from './write-props';

/**
 * What a handle does while its widget is not mounted: `open`, `toggle` and `focus` load it first; `update` writes the
 * attributes that it will read; `unmount` keeps it from mounting until a scan; `close` has nothing to do.
 *
 * @throws Error where the page has unmounted it, or it can't be mounted
 */
export default async (
  context: Context,
  target: Handle | (ParentNode & Node),
  name: string = 'unmount',
  value?: unknown,
): Promise<unknown> => {
  const handle = 'widget' in target ? target : undefined;
  const root = handle?.element ?? (target as ParentNode & Node);
  if (name == 'unmount') {
    for (const element of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]')]) {
      const found = context.handles.get(element);
      if (found) found.progress = Progress.Unmounted;
      if (found) delete element.dataset.widgetState;
    }
    return;
  }
  if (!handle || name == 'close') return;
  if (name == 'update') return writeProps(handle.element, value as Record<string, unknown>);
  const { element, widget } = handle;
  if (handle.progress == Progress.Unmounted)
    throw Error(`cobble: ${widget} was unmounted: cobble.scan(element) mounts it again, then ${name}() works`);
  handle.progress = Progress.Awaited;
  await context.mount(handle);
  if (element.dataset.widgetState != 'mounted')
    throw Error(`cobble: ${widget} can't ${name}(): it did not mount; cobble:error says why`);
  return handle[name as 'open'](value as Element);
};
