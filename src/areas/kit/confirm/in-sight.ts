/** The size of the smallest visible part: the minimum target size (WCAG 2.5.8). A page can shrink elements by `zoom`. */
const MIN_SIZE_PX = 24;

/** Relative sample points: near the edges, which may lie between pixels, and in the middle. */
const SAMPLES = [0.05, 0.5, 0.95];

/**
 * Reports whether parts of a modal dialog are completely visible: rendered, large enough, in the window, and hit by clicks.
 * Elements over a modal dialog are inert and take no clicks, so this can't find them: see `watchSight` and `watchTopLayer`.
 *
 * @param root the parts' shadow root
 */
export const inSight = (root: ShadowRoot, parts: readonly Element[]): boolean =>
  parts.every((part) => {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    // No check of the opacity: an ancestor's doesn't affect the top layer.
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
