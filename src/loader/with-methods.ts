import { callChunk } from './call-chunk';
import { context } from './context';
import type { Handle, Method } from './types';

/**
 * Gives a handle its methods, once the page asks for it: made for each widget beforehand, those of a thousand were a
 * tenth of the memory. What they do while it is mounted says the runtime.
 */
export const withMethods = (handle: Handle | null) => {
  if (handle)
    // `update` writes attributes, mounted or not.
    for (const name of 'close toggle focus unmount open update'.split(' ') as Method[])
      handle[name] ||= (value?: unknown) =>
        handle.act && (name as string) !== 'update'
          ? handle.act(name, value)
          : callChunk('act', context, handle, name, value);
  return handle;
};
