/**
 * Reports whether all `parts` are opaque and uncovered. An element without pointer events can cover a part, too, and so
 * can the backdrop of a popover that opens later.
 *
 * Only Chrome and Edge detect covered parts. Other browsers only detect whether the parts are inside the window, so use
 * `watchTopLayer`, too.
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

const sightOptions: IntersectionObserverInit & { trackVisibility: true; delay: number } = {
  trackVisibility: true,
  // The minimum delay in milliseconds that browsers accept with `trackVisibility`.
  delay: 100,
};
interface Sighting extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}
