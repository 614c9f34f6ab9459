import { restoreLimit } from '../platform/restore-limit';

/** A script that keeps removing `slot` gets its way. */
const mayRestore = restoreLimit(() => {});

/** DOM morphs remove a `slot` that isn't in the page's markup. */
const observer = new MutationObserver((records) => {
  for (const { target } of records) {
    // Only children with `data-slot` are observed.
    const child = target as HTMLElement;
    if (!child.slot && mayRestore(child)) nameSlot(child);
  }
});

const nameSlot = (child: HTMLElement): void => {
  child.slot ||= child.dataset.slot ?? '';
};

/**
 * Gives the children with `data-slot` their slot: some content systems strip `slot` (interface 9). One that has a
 * `slot` of its own keeps it.
 */
export const nameSlots = (element: Element): void => {
  for (const child of element.querySelectorAll<HTMLElement>(':scope>[data-slot]')) {
    nameSlot(child);
    observer.observe(child, { attributeFilter: ['slot'] });
  }
};
