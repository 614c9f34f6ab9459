import { restoreLimit } from '../../../platform/restore-limit';
import { rootOf } from '../../../platform/root-of';

export type AddedAttributes = Map<Element, Map<string, string>>;

export interface SlideMarks {
  readonly first: number;
  /** Number of slides in view. */
  readonly fit: number;
  readonly slideText: string;
  /** Returns `2 of 6` for index 1. */
  describePosition(index: number): string;
  onFocusLost(): void;
}

/**
 * Sets an attribute. If `value` is null, removes the attribute. Keeps an attribute that the page has set.
 *
 * @returns whether the attribute's value comes from the carousel
 */
export function setAddedAttribute(
  added: AddedAttributes,
  element: Element,
  name: string,
  value: string | null,
): boolean {
  const ours = added.get(element) ?? new Map<string, string>();
  added.set(element, ours);
  const current = element.getAttribute(name);
  if (current !== null && current !== ours.get(name)) ours.delete(name);
  else if (value !== null) {
    ours.set(name, value);
    if (current !== value) element.setAttribute(name, value);
  } else if (ours.delete(name)) element.removeAttribute(name);
  return ours.has(name);
}

export function unmarkOthers(added: AddedAttributes, slides: readonly Element[]): void {
  for (const [element, names] of added) {
    if (slides.includes(element)) continue;
    for (const name of names.keys()) setAddedAttribute(added, element, name, null);
    added.delete(element);
  }
}

export function markSlides(added: AddedAttributes, slides: readonly Element[], marks: SlideMarks): void {
  const { first, fit, slideText, describePosition, onFocusLost } = marks;
  unmarkOthers(added, slides);
  slides.forEach((slide, index) => {
    const isInView = index >= first && index < first + fit;
    if (!isInView && slide.contains(rootOf(slide).activeElement)) onFocusLost();
    setAddedAttribute(added, slide, 'inert', isInView ? null : '');
    // Only a `<div>` needs a role: a link or an image has its own.
    if (slide.localName === 'div' && setAddedAttribute(added, slide, 'role', 'group')) {
      setAddedAttribute(added, slide, 'aria-roledescription', slideText);
      setAddedAttribute(added, slide, 'aria-label', describePosition(index));
    }
  });
}

/**
 * Restores attributes that DOM morphing (as in Turbo) removes. Keeps values that the page has set.
 *
 * @param onGiveUp called if another script keeps removing the attributes
 */
export function restoreAddedAttributes(
  added: AddedAttributes,
  slides: readonly Element[],
  onGiveUp: (slide: Element) => void,
): () => void {
  const mayRestore = restoreLimit(onGiveUp);
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      const slide = target as Element;
      const name = attributeName as string;
      const value = added.get(slide)?.get(name);
      if (value !== undefined && !slide.hasAttribute(name) && mayRestore(slide)) slide.setAttribute(name, value);
    }
  });
  for (const slide of slides)
    observer.observe(slide, { attributeFilter: ['inert', 'role', 'aria-roledescription', 'aria-label'] });
  return () => observer.disconnect();
}
