/** Without those in shadow roots. */
const topLayerElements = (): readonly Element[] => [...document.querySelectorAll(':popover-open,:modal,:fullscreen')];

/** Call it before the dialog opens. Later elements of the top layer that overlap the dialog count as covers. */
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
