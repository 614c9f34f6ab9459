/** Returns the elements in the top layer, except those in shadow roots. */
const topLayerElements = (): readonly Element[] => [...document.querySelectorAll(':popover-open,:modal,:fullscreen')];

/** Detects elements that enter the top layer and overlap the dialog. Call it before the dialog opens. */
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
