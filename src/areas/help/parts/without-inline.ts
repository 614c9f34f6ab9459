/** As in browsers, a `=` at the start of a name belongs to the name. An unclosed quote matches too: no backtracking. */
const ATTRIBUTE = /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >]*))?/g;
/** The start of a tag, then its attributes. */
const TAG = new RegExp(`(<[a-z][^\\t\\n\\f\\r />]*)((?:[\\t\\n\\f\\r /]|${ATTRIBUTE.source})*)`, 'gi');

/**
 * Renames inline styles and event handlers in user-generated HTML. The sanitiser drops them anyway, but Chromium reports
 * them to the page's policy as soon as it parses them, even in an inert document. This isn't a sanitiser: what it misses
 * is only reported.
 *
 * It renames `noscript`, so that all browsers and the server build the same tree.
 *
 * It renames forms to `dir`: a sanitiser keeps the content of both, but a form's fields can hide the form's members
 * (`<input name="childNodes">`), and then DOMPurify keeps nothing. It misses no form.
 */
export const withoutInline = (html: string): string =>
  html
    // `noembed` is raw text like `style`. Browsers disagree on `noscript` in a document without scripts.
    .replace(/<(\/?)(?:style|noscript)\b/gi, '<$1noembed')
    .replace(/<(\/?)form\b/gi, '<$1dir')
    .replace(
      TAG,
      (_, name: string, attributes: string) =>
        name + attributes.replace(ATTRIBUTE, (text, name: string) => (/^(style$|on)/i.test(name) ? `x${text}` : text)),
    );
