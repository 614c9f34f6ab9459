/** Minimum width and height of each part: the target size of WCAG 2.5.8. A page's `zoom` could make parts smaller. */
const MIN_SIZE_PX = 24;

/** Test points, as fractions of an element's size. Omits exact edges, which may lie between pixels. */
const SAMPLES = [0.05, 0.5, 0.95];

/**
 * Returns whether the parts are visible and clickable. Doesn't detect inert elements over the dialog, unlike
 * `watchSight` and `watchTopLayer`.
 */
export const inSight = (root: ShadowRoot, parts: readonly Element[]): boolean =>
  parts.every((part) => {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    // Ignore the `opacity` of ancestors, which doesn't affect the top layer.
    return (
      part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      width >= MIN_SIZE_PX &&
      height >= MIN_SIZE_PX &&
      left >= 0 &&
      top >= 0 &&
      right <= innerWidth &&
      bottom <= innerHeight &&
      SAMPLES.every((x) =>
        SAMPLES.every((y) => part.contains(root.elementFromPoint(left + width * x, top + height * y))),
      )
    );
  });
