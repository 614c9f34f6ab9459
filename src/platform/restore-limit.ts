/** This limit exceeds a fast screen's frame rate (144 per second), because a page may change its DOM in each frame. */
const RESTORES_PER_SECOND = 200;

/**
 * Limits how often an element's attribute is restored. Without a limit, two mutation observers could undo each other's
 * changes forever. The returned function tells whether to restore once more.
 *
 * @param giveUp called once per element, when it exceeds the limit
 */
export const restoreLimit = (giveUp: (element: Element) => void): ((element: Element) => boolean) => {
  const counts = new WeakMap<Element, number>();
  return (element) => {
    const count = (counts.get(element) ?? 0) + 1;
    counts.set(element, count);
    if (count === 1)
      setTimeout(() => {
        // biome-ignore lint/style/noNonNullAssertion: only this deletes it.
        if (counts.get(element)! <= RESTORES_PER_SECOND) counts.delete(element);
      }, 1000);
    if (count === RESTORES_PER_SECOND + 1) giveUp(element);
    return count <= RESTORES_PER_SECOND;
  };
};
