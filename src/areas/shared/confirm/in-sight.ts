/** CSS pixels of the smallest part that counts as seen: a target's least size (WCAG 2.5.8). A page can shrink all that is on it by `zoom`. */
const LEAST = 24;

/**
 * Whether a visitor can see these parts of a dialog, each as a whole: drawn, large enough, within the window, and not covered by anything that
 * takes a click. What lets clicks through is found by `watchSight`.
 *
 * @param root that they stand in
 */
export const inSight = (root: ShadowRoot, parts: readonly Element[]): boolean => parts.every((part) => {
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  return part.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    && width >= LEAST && height >= LEAST && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    && SHARES.every((x) => SHARES.every((y) => part.contains(root.elementFromPoint(left + width * x, top + height * y))));
});

/** Where a part is looked at: beside its edges, which may lie between two pixels, and in the middle. */
const SHARES = [.05, .5, .95];
