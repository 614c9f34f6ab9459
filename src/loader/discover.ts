import { follow } from './follow';
import { handleOf } from './handle-of';
import { Progress } from './progress';

/**
 * Finds the widgets in `root`, itself too, and follows what each says of when it loads (LDR-2).
 *
 * @param again also what the page unmounted and what failed
 * @returns resolves when what must load at once has
 */
export const discover = (root: ParentNode & Node, again?: boolean) =>
  Promise.all(
    // The root may be no element: then it is no widget either.
    [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]:not(form)')].map((element) => {
      const handle = handleOf(element);
      if (handle && !(again ? handle.pending : handle.progress)) {
        handle.progress = Progress.Awaited;
        follow(handle);
      }
      return handle?.pending;
    }),
  );
