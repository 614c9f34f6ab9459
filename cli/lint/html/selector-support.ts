import { compile } from 'css-select';
import { messageOf } from '../../io/errors';

/** Messages of css-select for unsupported syntax, which browsers may support. css-select's errors lack codes. */
const UNSUPPORTED = /^(?:Unknown pseudo-class|Pseudo-elements|Column combinators|Namespaced)/;

/** Messages of css-select for missing brackets and quotes, which browsers add at the end. */
const UNCLOSED = /^(?:Attribute selector didn't|Attribute value didn't|Missing closing)/;

/** Syntax that css-select accepts but browsers reject. Applies after strings, comments and escapes are replaced. */
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
