import { bodyAddress } from './body-address';
import { listedHeadings } from './listed-headings';
import type { BodyHeading, BodyPlace } from './safe-body';

/** The table of contents of a long article. @returns undefined for a short one */
export const writeContents = (headings: readonly BodyHeading[], { contents }: BodyPlace): HTMLElement | undefined => {
  const listed = listedHeadings(headings);
  if (listed.length === 0) return undefined;
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
  for (const { id, text, isBelow } of listed) {
    const entry = add(list, 'li');
    if (isBelow) entry.dataset.below = '';
    const link = add(entry, 'a', text);
    link.href = bodyAddress.headingHref(id);
    link.dataset.heading = id;
  }
  return nav;
};
