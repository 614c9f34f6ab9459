import { safeUrl } from '../../../widgets/kit/safe-url';
import { bodyAddress } from './article-urls';
import { listedHeadings } from './headings';
import type { BodyHeading, BodyPlace } from './safe-body';

/** The message for an article that is too long (threat 9). */
export const tooLong = ({ url, texts }: BodyPlace): HTMLElement => {
  const message = document.createElement('p');
  message.append(texts.tooLongText, ' ');
  const href = safeUrl(url);
  if (href) message.append(Object.assign(document.createElement('a'), { href, textContent: texts.elsewhereText }));
  return message;
};

export const writeContents = (headings: readonly BodyHeading[], { contents }: BodyPlace): HTMLElement | undefined => {
  const listed = listedHeadings(headings);
  if (listed.length === 0) return undefined;
  const nav = document.createElement('nav');
  nav.className = contents.className;
  nav.setAttribute('aria-label', contents.heading);
  append(nav, 'p', contents.heading);
  const list = append(nav, 'ul');
  for (const { id, text, isBelow } of listed) {
    const entry = append(list, 'li');
    if (isBelow) entry.dataset.below = '';
    const link = append(entry, 'a', text);
    link.href = bodyAddress.headingHref(id);
    link.dataset.heading = id;
  }
  return nav;
};

const append = <Name extends keyof HTMLElementTagNameMap>(to: HTMLElement, name: Name, text = '') => {
  const element = document.createElement(name);
  element.textContent = text;
  to.append(element);
  return element;
};
