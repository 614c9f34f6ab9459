/**
 * An attribute as browsers read it: a `=` where a name begins is part of the name. A quote without its end is no
 * failure, so nothing is read twice.
 */
const attribute = /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >]*))?/g;
/** The name of a tag, then its attributes. */
const tag = new RegExp(`(<[a-z][^\\t\\n\\f\\r />]*)((?:[\\t\\n\\f\\r /]|${attribute.source})*)`, 'gi');

/**
 * Renames inline styles and handlers in the HTML of others, all of which a sanitiser drops: Chromium holds them against
 * the page's policy as soon as they are parsed, even where nothing runs. This is no sanitiser: what it misses is
 * reported, and dropped all the same.
 *
 * `noscript` is renamed too, so that every browser and the prerenderer build the same tree.
 *
 * Forms become lists of old: of both a sanitiser keeps the content alone, but a form's fields hide its members from
 * whoever reads it (`<input name="childNodes">`), and of such a form DOMPurify keeps nothing. None is missed, since
 * there is no form without these letters.
 */
export const withoutInline = (html: string): string =>
  html
    // Raw text, as a style is. Without scripts, browsers disagree on whether a `noscript` is.
    .replace(/<(\/?)(?:style|noscript)\b/gi, '<$1noembed')
    .replace(/<(\/?)form\b/gi, '<$1dir')
    .replace(
      tag,
      (_, name: string, attributes: string) =>
        name +
        attributes.replace(attribute, (whole, name: string) => (/^(style$|on)/i.test(name) ? `x${whole}` : whole)),
    );
