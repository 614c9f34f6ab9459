import type { PageElement } from '../page';

/**
 * What an enhanced link's fragment gives (interface 9).
 *
 * @returns nothing for any other element, and for a stranger's link, which always stays one
 */
export const linkAddress = ({ tag, attributes }: PageElement): URLSearchParams | undefined => {
  const href = attributes.get('href')?.value ?? '';
  const start = href.indexOf('#cobble=');
  const isStrangers = /(?:^|\s)ugc(?:\s|$)/i.test(attributes.get('rel')?.value ?? '');
  return tag === 'a' && start >= 0 && !isStrangers ? new URLSearchParams(href.slice(start + 1)) : undefined;
};
