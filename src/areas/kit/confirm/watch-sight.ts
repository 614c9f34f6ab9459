/**
 * Reports whether all parts of a dialog are visible to the visitor: nothing covers them, not even an element that lets
 * clicks through, and no effect fades them. Only Chrome and Edge know (since 74). Other browsers report whether the parts
 * are in all windows and frames, and need `watchTopLayer`. A popover that opens later counts as a cover, wherever it is,
 * because of its backdrop.
 *
 * @param report is called first and at each change
 * @returns stops watching
 */
export const watchSight = (parts: readonly Element[], report: (seen: boolean) => void): (() => void) => {
  const hidden = new Set(parts);
  const observer = new IntersectionObserver((entries: readonly Sighting[]) => {
    for (const { target, isVisible, isIntersecting } of entries) {
      if ((isVisible ?? isIntersecting) === false) hidden.add(target);
      else hidden.delete(target);
    }
    report(!hidden.size);
  }, sightOptions);
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
};

// TypeScript lacks these members.
const sightOptions: IntersectionObserverInit & { trackVisibility: true; delay: number } = {
  trackVisibility: true,
  // The minimum.
  delay: 100,
};
interface Sighting extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}
