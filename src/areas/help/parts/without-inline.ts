/**
 * Matches an attribute. As in HTML, its name may start with `=`. Also matches an unclosed quote, so that the pattern
 * never backtracks.
 */
const ATTRIBUTE = /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >]*))?/g;
const TAG = new RegExp(`(<[a-z][^\\t\\n\\f\\r />]*)((?:[\\t\\n\\f\\r /]|${ATTRIBUTE.source})*)`, 'gi');

/**
 * Renames some markup before the HTML is parsed, but doesn't sanitise it:
 * - inline styles and event handlers, which Chromium reports to the page's policy even in an inert document
 * - `noscript`, so that all browsers and the server build the same tree
 * - forms: a field such as `<input name="childNodes">` hides a property of the form, so DOMPurify would drop the whole
 * form
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
