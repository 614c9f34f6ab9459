import type { OwnAttributes } from './set-own-attribute';
import { setOwnAttribute } from './set-own-attribute';

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
  own: OwnAttributes,
  slides: readonly Element[],
  { first, fit, slideText, position, losesFocus }: Marks,
): void {
  for (const [element, names] of own) {
    if (slides.includes(element)) continue;
    for (const name of names.keys()) setOwnAttribute(own, element, name, null);
    own.delete(element);
  }
  slides.forEach((slide, index) => {
    const isSeen = index >= first && index < first + fit;
    // A slide's root is the page's document or a shadow root: both know what has the focus.
    if (!isSeen && slide.contains((slide.getRootNode() as Document).activeElement)) losesFocus();
    setOwnAttribute(own, slide, 'inert', isSeen ? null : '');
    // A link or a picture keeps its own role.
    if (slide.localName === 'div' && setOwnAttribute(own, slide, 'role', 'group')) {
      setOwnAttribute(own, slide, 'aria-roledescription', slideText);
      setOwnAttribute(own, slide, 'aria-label', position(index));
    }
  });
}
