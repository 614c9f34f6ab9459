/** Restores per second and element: a page may morph once per frame, on screens of up to 144 Hz. */
export const RESTORES_PER_SECOND = 200;

/**
 * Returns a function that says whether an attribute of an element may be restored once more. Two scripts that undo each
 * other's changes in mutation observers would otherwise never return to the event loop.
 *
 * @param giveUp is called once per element, when it has used up its restores
 */
export const restoreLimit = <T extends Element>(giveUp: (element: T) => void): ((element: T) => boolean) => {
  const counts = new WeakMap<T, { since: number; restores: number }>();
  return (element) => {
    const now = performance.now();
    let count = counts.get(element);
    if (!count || (now - count.since > 1000 && count.restores <= RESTORES_PER_SECOND)) {
      count = { since: now, restores: 0 };
      counts.set(element, count);
    }
    if (++count.restores === RESTORES_PER_SECOND + 1) giveUp(element);
    return count.restores <= RESTORES_PER_SECOND;
  };
};
