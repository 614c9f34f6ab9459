import type { Variant } from './variant-of';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const attribute = (name: string, value: string): string =>
  ` ${name}="${value.replace(/[&"<>]/g, (character) => escapes[character] ?? '')}"`;

/**
 * Returns markup for the end of the head, after the site's styles. `data-cobble-added` prevents the page's script from
 * adding a file again. Deferred scripts keep their order and don't block the parser.
 */
export const markupOf = ({ scripts, styles }: Pick<Variant, 'scripts' | 'styles'>, nonce?: string): string => {
  const own = (url: string) => (nonce ? attribute('nonce', nonce) : '') + attribute('data-cobble-added', url);
  return [
    ...styles.map((url) => `<link rel="stylesheet"${attribute('href', url)}${own(url)}>`),
    ...scripts.map((url) => `<script defer${attribute('src', url)}${own(url)}></script>`),
  ].join('');
};
