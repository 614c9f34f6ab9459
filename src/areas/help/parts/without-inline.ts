/**
 * Matches an attribute. As in HTML, its name may start with `=`. The closing quote is optional, to prevent
 * backtracking.
 */
const ATTRIBUTE = /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >]*))?/g;
const TAG = new RegExp(`(<[a-z][^\\t\\n\\f\\r />]*)((?:[\\t\\n\\f\\r /]|${ATTRIBUTE.source})*)`, 'gi');

/**
 * Renames some markup before parsing and sanitising:
 * - inline styles and event handlers: even in an inert document, Chromium reports them as policy violations
 * - `noscript`: browsers and the server would build different trees
 * - forms: DOMPurify would drop a form that contains a field such as `<input name="childNodes">`
 */
export const withoutInline = (html: string): string =>
  html
    // As in `style`, the parser treats the content of `noembed` as text, not as markup.
    .replace(/<(\/?)(?:style|noscript)\b/gi, '<$1noembed')
    .replace(/<(\/?)form\b/gi, '<$1dir')
    .replace(
      TAG,
      (_, name: string, attributes: string) =>
        name + attributes.replace(ATTRIBUTE, (text, name: string) => (/^(style$|on)/i.test(name) ? `x${text}` : text)),
    );
