import type { Variant } from './variant-of';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** An attribute with its value in double quotes. */
const attribute = (name: string, value: string): string =>
  ` ${name}="${value.replace(/[&"<>]/g, (character) => escapes[character] ?? '')}"`;

/**
 * A variant's files as markup, for the end of the head: behind the site's own styles, as the page's script would add
 * them. `data-cobble-added` says to that script which file it is: it does not add it again. Deferred, scripts keep
 * their order and hold up no parser.
 *
 * @param nonce of the page's policy, where it has one
 */
export const markupOf = ({ scripts, styles }: Pick<Variant, 'scripts' | 'styles'>, nonce?: string): string => {
  const own = (url: string) => (nonce ? attribute('nonce', nonce) : '') + attribute('data-cobble-added', url);
  return [
    ...styles.map((url) => `<link rel="stylesheet"${attribute('href', url)}${own(url)}>`),
    ...scripts.map((url) => `<script defer${attribute('src', url)}${own(url)}></script>`),
  ].join('');
};
