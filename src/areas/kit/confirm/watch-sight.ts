/**
 * Tells whether all these parts of a dialog are drawn, as the browser itself sees it: nothing lies over them, also
 * nothing that lets clicks through, and no effect fades them. Chrome and Edge know (since 74). Elsewhere it reports
 * whether they are within all windows and frames, and `watchTopLayer` has to do. A popover that opens later counts as lying over all, wherever it stands: its backdrop
 * does, though nobody sees it.
 *
 * @param tell is called at first and at each change
 * @returns ends it
 */
export const watchSight = (parts: readonly Element[], tell: (seen: boolean) => void): (() => void) => {
  const hidden = new Set(parts);
  const observer = new IntersectionObserver((entries: readonly Sighting[]) => {
    for (const { target, isVisible, isIntersecting } of entries) {
      if ((isVisible ?? isIntersecting) === false) hidden.add(target);
      else hidden.delete(target);
    }
    tell(!hidden.size);
  }, sightOptions);
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
};

// Not yet in TypeScript's library.
const sightOptions: IntersectionObserverInit & { trackVisibility: true; delay: number } = {
  trackVisibility: true,
  // The least delay that a browser takes.
  delay: 100,
};
interface Sighting extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}
