import { compile } from 'css-select';
import { messageOf } from '../../io/errors';

/** css-select's messages for syntax that it doesn't support, but browsers may. */
const UNSUPPORTED = /^(?:Unknown pseudo-class|Pseudo-elements|Column combinators|Namespaced)/;

/** css-select's messages for missing brackets and quotes, which browsers add at the end. */
const UNCLOSED = /^(?:Attribute selector didn't|Attribute value didn't|Missing closing)/;

/** Syntax that css-select accepts and browsers reject, after strings, comments and escapes are replaced. */
const INVALID =
  /^[,>+~]|[,>+~]$|,\s*,|[>+~]\s*[>+~]|[.#](?:-?\d|(?![\w-]|[^\0-\x7f]))|=(?!\s*(?:--|-?[a-z_]|[^\0-\x7f]))|[@$%/;{}!?](?![^[]*\])/i;

/** Whether css-select rejects a selector for syntax that only browsers may support. */
export const isUnsupported = (error: unknown): boolean => UNSUPPORTED.test(messageOf(error));

/** Whether no browser can parse a selector. In doubt it counts as valid, because browsers learn new syntax. */
export const isInvalidSelector = (selector: string): boolean => {
  const plain = selector
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .replace(/\\[^]|"(?:[^"\\]|\\[^])*(?:"|$)|'(?:[^'\\]|\\[^])*(?:'|$)/g, 'x')
    .trim();
  if (plain === '' || INVALID.test(plain)) return true;
  try {
    compile(selector);
    return false;
  } catch (error) {
    // Nor does css-select support `&`, the scope.
    return !isUnsupported(error) && !UNCLOSED.test(messageOf(error)) && !plain.includes('&');
  }
};
