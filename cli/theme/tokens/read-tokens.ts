import { contrast } from '../../../src/themes/contrast';
import { parseColor } from '../../../src/themes/parse-color';
import { type PlacedRole, roleList, valueAt } from '../../../src/themes/role-list';
import { roles } from '../../../src/themes/roles';
import { didYouMean } from '../../io/did-you-mean';
import { collectTokens, type Token } from './collect-tokens';
import { cssToken } from './css-token';
import { isRecord } from './is-record';
import { putAt } from './put-at';
import { type Resolved, resolveValue } from './resolve-value';
import { tokenCss } from './token-css';
import { TokenFault } from './token-fault';

/** What is read from design tokens. */
export interface ReadTokens {
  /** A theme, as far as the tokens give one: `themeProblems` says what it lacks. */
  readonly theme: object;
  /** What is wrong with the tokens themselves, a sentence each. */
  readonly problems: readonly string[];
  /** Roles that the problems are about. */
  readonly reported: ReadonlySet<string>;
}

/**
 * Reads a theme from design tokens (Design Tokens Format Module 2025.10). A token's path is the role's. Tokens that no
 * role has are there to be named by others. `$extensions.cobble.css` is a value that the format can't say.
 *
 * @param file as JSON gives it
 * @param name of the theme, where the file says none
 */
export const readTokens = (file: unknown, name: string): ReadTokens => {
  if (!isRecord(file))
    return {
      theme: {},
      problems: ['the file: design tokens are an object of groups'],
      reported: new Set(roleList.map(({ path }) => path)),
    };
  const { tokens, problems: shape, reported: broken } = collectTokens(file);
  const problems = [...shape];
  const reported = new Set(broken);
  const used = new Set<string>();
  const texts = new Map<string, string>();
  const byPath = new Map(roleList.map((role) => [role.path, role]));
  for (const [path, token] of tokens) {
    try {
      const resolved = resolveValue(token, path, tokens, file, (named) => used.add(named));
      const role = byPath.get(path);
      if (role) texts.set(path, roleCss(role, token, resolved));
    } catch (error) {
      if (!(error instanceof TokenFault)) throw error;
      reported.add(path);
      problems.push(`${path}: ${error.message}`);
    }
  }
  const theme = { ...ownMembers(file, name, texts.get('color.surface')) };
  for (const [path, text] of texts) putAt(theme, path, text);
  for (const path of tokens.keys())
    if (!byPath.has(path) && !used.has(path) && isMeantAsRole(path, file)) putAt(theme, path, '');
  return { theme, problems, reported };
};

/** What is no token: it stands under `$extensions.cobble` of the file. */
const ownMembers = (file: object, name: string, surface: string | undefined): object => {
  const own = valueAt(file, '$extensions.cobble');
  const given = isRecord(own) ? own : {};
  const scheme = given.scheme ?? schemeOf(surface);
  return { name: given.name ?? name, ...(scheme === undefined ? {} : { scheme }) };
};

const schemeOf = (surface: string | undefined): string | undefined => {
  const color = parseColor(surface ?? '');
  return color && (contrast(color, [255, 255, 255, 1]) > contrast(color, [0, 0, 0, 1]) ? 'dark' : 'light');
};

const roleCss = ({ kind }: PlacedRole, { extensions }: Token, resolved: Resolved): string => {
  if (kind === 'scheme') throw new TokenFault('it is no token: write it under $extensions.cobble of the file');
  const plain = tokenCss(kind, resolved);
  const css = valueAt(isRecord(extensions) ? extensions : {}, 'cobble.css');
  if (css === undefined) return plain;
  if (typeof css !== 'string') throw new TokenFault('$extensions.cobble.css is no text');
  if (plain === standIn(kind, css)) return css;
  // The token was changed after it was written. What says all of a value counts; a pattern must be changed with it.
  if (kind !== 'background' && kind !== 'easing') return plain;
  throw new TokenFault(
    `$value is ${plain}, and $extensions.cobble.css says something else: change both, or take the extension out`,
  );
};

/** What the token beside such a value says; nothing where the value is broken, which is said of the role. */
const standIn = (kind: Exclude<PlacedRole['kind'], 'scheme'>, css: string): string | undefined => {
  try {
    const { $type, $value } = cssToken(kind, css);
    return tokenCss(kind, { type: $type, value: $value });
  } catch {
    return undefined;
  }
};

/** In a group of the contract, or in one whose name is nearly that of one that the file lacks. */
const isMeantAsRole = (path: string, file: object): boolean => {
  const [group = ''] = path.split('.');
  const lacking = Object.keys(roles).filter((name) => !Object.hasOwn(file, name));
  return Object.hasOwn(roles, group) || didYouMean(group, lacking) !== undefined;
};
