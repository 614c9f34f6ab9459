import { compile } from 'css-select';
import { messageOf } from '../../io/errors';

/** css-select's messages for syntax that browsers may support. Its errors have no codes. */
const UNSUPPORTED = /^(?:Unknown pseudo-class|Pseudo-elements|Column combinators|Namespaced)/;

/** css-select's messages for unclosed brackets and quotes, which browsers close at the selector's end. */
const UNCLOSED = /^(?:Attribute selector didn't|Attribute value didn't|Missing closing)/;

/**
 * Matches syntax that css-select accepts, but browsers reject. Expects a selector without strings, comments and
 * escapes.
 */
const INVALID =
  /^[,>+~]|[,>+~]$|,\s*,|[>+~]\s*[>+~]|[.#](?:-?\d|(?![\w-]|[^\0-\x7f]))|=(?!\s*(?:--|-?[a-z_]|[^\0-\x7f]))|[@$%/;{}!?](?![^[]*\])/i;

export const isUnsupported = (error: unknown): boolean => UNSUPPORTED.test(messageOf(error));

/** Whether browsers reject a selector. If in doubt, returns false, because browsers learn new syntax. */
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
    // css-select rejects `&`, which browsers support.
    return !isUnsupported(error) && !UNCLOSED.test(messageOf(error)) && !plain.includes('&');
  }
};
