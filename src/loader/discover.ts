import { follow } from './follow';
import { handleOf } from './handle-of';
import { Progress } from './progress';

/** So many are looked at in one task: a click beside a thousand is not kept waiting. */
const AT_ONCE = 100;

/**
 * Finds the widgets in `root`, itself too, and follows what each says of when it loads (LDR-2).
 *
 * @param again also what the page unmounted and what failed
 * @returns resolves when all are found, with what each loads
 */
export const discover = async (root: ParentNode & Node, again?: boolean) => {
  const loads: unknown[] = [];
  // The root may be no element: then it is no widget either.
  for (const element of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]:not(form)')]) {
    // What was taken away meanwhile would never be missed.
    const handle = element.isConnected === root.isConnected ? handleOf(element) : null;
    if (handle && !(again ? handle.pending : handle.progress)) {
      handle.progress = Progress.Awaited;
      follow(handle);
    }
    if (!(loads.push(handle?.pending) % AT_ONCE)) await new Promise((resolve) => setTimeout(resolve));
  }
  return loads;
};
