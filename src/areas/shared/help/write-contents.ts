import { bodyAddress } from './body-address';
import type { BodyHeading, BodyPlace } from './safe-body';

/** So many headings make an article long; no more than so many are listed. */
const least = 3;
const most = 150;

/**
 * The table of contents of a long article: its headings of the two highest levels. @returns undefined for a short one
 */
export const writeContents = (headings: readonly BodyHeading[], { contents }: BodyPlace): HTMLElement | undefined => {
  const top = Math.min(...headings.map(({ level }) => level));
  const listed = headings.filter(({ level }) => level <= top + 1).slice(0, most);
  if (listed.length < least) return undefined;
  const add = <Name extends keyof HTMLElementTagNameMap>(to: HTMLElement, name: Name, text = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    to.append(element);
    return element;
  };
  const nav = document.createElement('nav');
  nav.className = contents.className;
  nav.setAttribute('aria-label', contents.heading);
  add(nav, 'p', contents.heading);
  const list = add(nav, 'ul');
  for (const { id, text, level } of listed) {
    const entry = add(list, 'li');
    if (level > top) entry.dataset.below = '';
    const link = add(entry, 'a', text);
    link.href = bodyAddress.headingHref(id);
    link.dataset.heading = id;
  }
  return nav;
};
