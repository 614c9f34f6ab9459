import type { Lent } from './lend';
import { lend } from './lend';

/** What is said of the slides. */
export interface Marks {
  readonly first: number;
  readonly fit: number;
  readonly slideText: string;
  /** `2 of 6` for 1. */
  position(index: number): string;
  /** A slide with the focus goes out of sight. */
  losesFocus(): void;
}

/**
 * Makes slides out of sight inert, and tells of those that are plain boxes what they are. Elements that are slides no
 * more get back what they were.
 */
export function markSlides(
  lent: Lent,
  slides: readonly Element[],
  { first, fit, slideText, position, losesFocus }: Marks,
): void {
  for (const [element, names] of lent) {
    if (slides.includes(element)) continue;
    for (const name of names) element.removeAttribute(name);
    lent.delete(element);
  }
  slides.forEach((slide, index) => {
    const isSeen = index >= first && index < first + fit;
    if (!isSeen && slide.contains((slide.getRootNode() as Document).activeElement)) losesFocus();
    lend(lent, slide, 'inert', isSeen ? null : '');
    // A link or a picture keeps its own role.
    if (slide.localName === 'div' && lend(lent, slide, 'role', 'group')) {
      lend(lent, slide, 'aria-roledescription', slideText);
      lend(lent, slide, 'aria-label', position(index));
    }
  });
}
