/** Some content systems strip `slot`, but not `data-slot` (interface 9). */
export const nameSlots = (element: Element): void => {
  for (const child of element.querySelectorAll<HTMLElement>(':scope>[data-slot]'))
    child.slot ||= child.dataset.slot as string;
};
