import { element } from './element';
import type { Sources } from './flight-state';
import { type Change, rewriteSwitches } from './rewrite-switches';

export const switchLink = (
  { text, name, key }: { text: string; name: string; key: string },
  { switches }: Pick<Sources, 'switches'>,
  change: Change,
): HTMLAnchorElement => {
  const url = new URL(location.href);
  url.search = withOverlay(rewriteSwitches(location.search, switches, change));
  const link = element('a', { className: 'switch', href: url.href, textContent: text, ariaLabel: name });
  link.dataset.key = key;
  return link;
};

/** After a navigation without a new document, the URL may lack the parameter that opens the overlay. */
const withOverlay = (search: string): string =>
  /[?&]cobble-debug\b/.test(search) ? search : `${search ? `${search}&` : '?'}cobble-debug`;
