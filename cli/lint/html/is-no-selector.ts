import { compile } from 'css-select';
import { messageOf } from '../../io/errors';

/** Errors of css-select for selectors that browsers may accept: newer syntax, and unclosed brackets and quotes. */
const MAYBE_VALID =
  /^(?:Unknown pseudo-class|Pseudo-elements|Column combinators|Namespaced|Attribute selector didn't|Attribute value didn't|Missing closing)/;

/** Syntax that css-select accepts and browsers reject. Strings, comments and escapes are replaced before. */
const INVALID =
  /^[,>+~]|[,>+~]$|,\s*,|[>+~]\s*[>+~]|[.#](?:-?\d|(?![\w-]|[^\0-\x7f]))|=(?!\s*(?:--|-?[a-z_]|[^\0-\x7f]))|[@$%/;{}!?](?![^[]*\])/i;

/** Whether no browser can parse a selector. In doubt it counts as valid, because browsers learn new syntax. */
export const isNoSelector = (selector: string): boolean => {
  const plain = selector
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .replace(/\\[^]|"(?:[^"\\]|\\[^])*(?:"|$)|'(?:[^'\\]|\\[^])*(?:'|$)/g, 'x')
    .trim();
  if (plain === '' || INVALID.test(plain)) return true;
  try {
    compile(selector);
    return false;
  } catch (error) {
    // `&` is the scope, which css-select doesn't know.
    return !MAYBE_VALID.test(messageOf(error)) && !plain.includes('&');
  }
};
