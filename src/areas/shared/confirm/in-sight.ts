/**
 * CSS pixels of the smallest part that counts as seen: a target's least size (WCAG 2.5.8). A page can shrink all that
 * is on it by `zoom`.
 */
const LEAST = 24;

/** Where a part is looked at: beside its edges, which may lie between two pixels, and in the middle. */
const SHARES = [0.05, 0.5, 0.95];

/**
 * Whether a visitor can see these parts of a modal dialog, each as a whole: drawn, large enough, within the window, and
 * in front where a click would land. What the page lays over a modal dialog is inert, takes no clicks, and is not found
 * so: see `watchSight` and `watchTopLayer`.
 *
 * @param root that they stand in
 */
export const inSight = (root: ShadowRoot, parts: readonly Element[]): boolean =>
  parts.every((part) => {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    // No look at the opacity: an ancestor's does not reach the top layer.
    return (
      part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      width >= LEAST &&
      height >= LEAST &&
      left >= 0 &&
      top >= 0 &&
      right <= innerWidth &&
      bottom <= innerHeight &&
      SHARES.every((x) => SHARES.every((y) => part.contains(root.elementFromPoint(left + width * x, top + height * y))))
    );
  });
