/**
 * Gives the children with `data-slot` their slot: some content systems strip `slot` (interface 9). One that has a
 * `slot` of its own keeps it.
 */
export const nameSlots = (element: Element): void => {
  for (const child of element.querySelectorAll<HTMLElement>(':scope>[data-slot]'))
    child.slot ||= child.dataset.slot ?? '';
};
