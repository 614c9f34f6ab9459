import { compile } from 'css-select';
import { messageOf } from '../../io/message-of';

/**
 * What css-select does not read and browsers may: what it does not know, and what ends before its brackets and quotes
 * do, which browsers close.
 */
const TAKEN =
  /^(?:Unknown pseudo-class|Pseudo-elements|Column combinators|Namespaced|Attribute selector didn't|Attribute value didn't|Missing closing)/;

/** What css-select reads and browsers refuse, in a selector whose strings, comments and escapes are letters. */
const REFUSED =
  /^[,>+~]|[,>+~]$|,\s*,|[>+~]\s*[>+~]|[.#](?:-?\d|(?![\w-]|[^\0-\x7f]))|=(?!\s*(?:--|-?[a-z_]|[^\0-\x7f]))|[@$%/;{}!?](?![^[]*\])/i;

/**
 * Whether a selector is none that a browser can parse. Where nobody can say it here, it is taken for one: what browsers
 * learn goes on.
 */
export const isNoSelector = (selector: string): boolean => {
  const plain = selector
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .replace(/\\[^]|"(?:[^"\\]|\\[^])*(?:"|$)|'(?:[^'\\]|\\[^])*(?:'|$)/g, 'x')
    .trim();
  if (plain === '' || REFUSED.test(plain)) return true;
  try {
    compile(selector);
    return false;
  } catch (error) {
    // Nesting: it is the scope.
    return !TAKEN.test(messageOf(error)) && !plain.includes('&');
  }
};
