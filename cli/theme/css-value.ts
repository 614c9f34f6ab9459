import { type CssNode, lexer, parse } from 'css-tree';
import { grounds } from '../../src/themes/grounds';
import { parseColor } from '../../src/themes/parse-color';
import type { RoleKind } from '../../src/themes/roles';
import { messageOf } from '../io/message-of';

/** What a role of each kind takes: for messages. */
export const kindWords: Readonly<Record<RoleKind, string>> = {
  scheme: "'light' or 'dark'",
  color: 'a colour in hex, rgb() or hsl()',
  background: 'a background',
  length: 'a length with its unit',
  size: 'a length with its unit, best in em',
  family: 'a list of font families',
  weight: 'a weight from 1 to 1000',
  number: 'a number without a unit',
  time: 'a time with its unit',
  easing: 'an easing function',
};

/** Lengths and times are never negative, and never a bare 0: `calc(0 + 4px)` is nothing. */
const syntaxes: Readonly<Partial<Record<RoleKind, string>>> = {
  color: '<color>',
  length: '<length [0,∞]>',
  size: '<length [0,∞]>',
  weight: '<number [1,1000]> | normal | bold',
  number: '<number [0,∞]>',
  time: '<time [0,∞]>',
  easing: '<easing-function>',
};
const properties: Readonly<Partial<Record<RoleKind, string>>> = { background: 'background', family: 'font-family' };

/** They mean something else in each place: what is left of the page's own would come in by them. */
const inherits = /^\s*(?:inherit|initial|unset|revert|revert-layer)\s*$/i;

/**
 * Says why a value can't stand in the place of a role, since what is placed is part of a stylesheet (THM-3).
 *
 * @returns a reason, empty where it is of another kind and nothing else is to say; undefined for a value that can
 */
export const cssFault = (kind: RoleKind, value: string): string | undefined => {
  const ends = /[;{}@\\<>!\n\r\f]|\/\*|\*\//.exec(value)?.[0];
  if (ends) return `${JSON.stringify(ends)} can't stand in a value`;
  if (!isClosed(value)) return 'a bracket or a quote is not closed';
  const no = '';
  if (kind === 'scheme') return value === 'light' || value === 'dark' ? undefined : no;
  if (inherits.test(value) || !matches(kind, value)) return no;
  if (kind === 'color') return parseColor(value) ? undefined : no;
  if (kind === 'length' || kind === 'size') return /^[-+]?[\d.]+$/.test(value.trim()) ? no : undefined;
  if (kind !== 'background') return undefined;
  try {
    grounds(value, []);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
};

/** What is open at its end would go on in the stylesheet; CSS itself closes it at the end of a text. */
const isClosed = (value: string): boolean => {
  let depth = 0;
  for (const sign of value.replace(/'[^']*'|"[^"]*"/g, '')) {
    if (sign === "'" || sign === '"') return false;
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign) && --depth < 0) return false;
  }
  return depth === 0;
};

const matches = (kind: RoleKind, value: string): boolean => {
  let tree: CssNode;
  try {
    tree = parse(value, { context: 'value' });
  } catch {
    return false;
  }
  const [syntax, property] = [syntaxes[kind], properties[kind]];
  if (property) return !lexer.matchProperty(property, tree).error;
  return !!syntax && !lexer.match(syntax, tree).error;
};
