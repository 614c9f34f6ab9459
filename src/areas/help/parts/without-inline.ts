/** A leading `=` is part of the name. Unclosed quotes match, too, so that nothing backtracks. */
const ATTRIBUTE = /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >]*))?/g;
const TAG = new RegExp(`(<[a-z][^\\t\\n\\f\\r />]*)((?:[\\t\\n\\f\\r /]|${ATTRIBUTE.source})*)`, 'gi');

/**
 * Renames what the sanitiser would drop later:
 * - inline styles and event handlers, which Chromium reports to the page's policy even in an inert document
 * - `noscript`, so that all browsers and the server build the same tree
 * - forms, whose fields can hide members (`<input name="childNodes">`), so that DOMPurify would drop the whole form
 *
 * It isn't a sanitiser.
 */
export const withoutInline = (html: string): string =>
  html
    // `noembed` is raw text, like `style`.
    .replace(/<(\/?)(?:style|noscript)\b/gi, '<$1noembed')
    .replace(/<(\/?)form\b/gi, '<$1dir')
    .replace(
      TAG,
      (_, name: string, attributes: string) =>
        name + attributes.replace(ATTRIBUTE, (text, name: string) => (/^(style$|on)/i.test(name) ? `x${text}` : text)),
    );
