import { restoreLimit } from '../../../platform/restore-limit';
import type { OwnAttributes } from './set-own-attribute';

/**
 * Restores attributes that a DOM morph removes from slides, because the page's markup doesn't have them. A value that
 * the page changes is the page's own from then on.
 *
 * @param giveUp is called if another script keeps removing them
 * @returns ends it
 */
export function restoreOwnAttributes(
  own: OwnAttributes,
  slides: readonly Element[],
  giveUp: (slide: Element) => void,
): () => void {
  const mayRestore = restoreLimit(giveUp);
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      // Attributes of slides are observed, and nothing else.
      const slide = target as Element;
      const name = attributeName as string;
      const value = own.get(slide)?.get(name);
      if (value !== undefined && !slide.hasAttribute(name) && mayRestore(slide)) slide.setAttribute(name, value);
    }
  });
  for (const slide of slides)
    observer.observe(slide, { attributeFilter: ['inert', 'role', 'aria-roledescription', 'aria-label'] });
  return () => observer.disconnect();
}
