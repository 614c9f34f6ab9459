/** What else of the page stands in the top layer; what stands in shadow roots is not found. */
const others = (): readonly Element[] => [...document.querySelectorAll(':popover-open,:modal,:fullscreen')];

/**
 * Call it before a dialog opens. For browsers that don't tell what is seen (`watchSight`).
 *
 * @returns whether something has come into the top layer since, and so above the dialog, and lies over it
 */
export const watchTopLayer = (dialog: Element): (() => boolean) => {
  const before = new Set(others());
  return () => {
    const box = dialog.getBoundingClientRect();
    return others().some((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return !before.has(one) && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
  };
};
