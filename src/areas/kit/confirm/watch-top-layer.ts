/** Returns the page's elements in the top layer, except those in shadow roots. */
const topLayerElements = (): readonly Element[] => [...document.querySelectorAll(':popover-open,:modal,:fullscreen')];

/**
 * Detects elements over a dialog, in browsers where `watchSight` can't. Call it before the dialog opens.
 *
 * @returns reports whether an element entered the top layer since then and overlaps the dialog
 */
export const watchTopLayer = (dialog: Element): (() => boolean) => {
  const before = new Set(topLayerElements());
  return () => {
    const box = dialog.getBoundingClientRect();
    return topLayerElements().some((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return !before.has(element) && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
  };
};
