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
  // What is no handle is a node.
  const handle = 'widget' in target ? target : undefined;
  const root = handle?.element ?? (target as ParentNode & Node);
  if (name === 'unmount') {
    // The runtime came before this did: what it has mounted meanwhile is its own to end.
    if (context.sweep) return context.publicApi.unmount(root);
    // A root that is no element has no handle.
    for (const element of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]')]) {
      const found = context.handles.get(element);
      if (found) {
        found.progress = Progress.Unmounted;
        context.setState(found);
      }
    }
    return;
  }
  if (!handle || name === 'close') return;
  // The type of a handle says what each method takes: `update` props, the others the element that asked.
  if (name === 'update') return writeProps(handle.element, value as Record<string, unknown>);
  const { widget } = handle;
  if (handle.progress === Progress.Unmounted)
    throw Error(`cobble: ${widget} was unmounted: cobble.scan(element) mounts it again, then ${name}() works`);
  handle.progress = Progress.Awaited;
  await context.mount(handle);
  if (handle.state !== 'mounted')
    throw Error(`cobble: ${widget} can't ${name}(): it did not mount; cobble:error says why`);
  return handle.act?.(name, value);
};
