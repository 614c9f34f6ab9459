import { contrast } from '../../../src/themes/contrast';
import { parseColor } from '../../../src/themes/parse-color';
import { type PlacedRole, roleList, valueAt } from '../../../src/themes/role-list';
import { roles } from '../../../src/themes/roles';
import { didYouMean } from '../../io/did-you-mean';
import { isObject } from '../../io/json';
import { collectTokens, type Token } from './collect-tokens';
import { cssToken } from './css-token';
import { putAt } from './put-at';
import { type Resolved, resolveValue } from './resolve-value';
import { tokenCss } from './token-css';
import { TokenError } from './token-error';

export interface ReadTokens {
  /** May lack roles, which `themeProblems` reports. */
  readonly theme: object;
  readonly problems: readonly string[];
  readonly reported: ReadonlySet<string>;
}

/**
 * Reads the Design Tokens Format Module 2025.10. A token at a role's path sets the role. Aliases can refer to other
 * tokens. `$extensions.cobble.css` has values that the format can't express.
 *
 * @param name the default for the theme's name
 */
export const readTokens = (file: unknown, name: string): ReadTokens => {
  if (!isObject(file))
    return {
      theme: {},
      problems: ['the file must be a JSON object of groups of design tokens'],
      reported: new Set(roleList.map(({ path }) => path)),
    };
  const { tokens, problems: shape, reported: broken } = collectTokens(file);
  const problems = [...shape];
  const reported = new Set(broken);
  const used = new Set<string>();
  const texts = new Map<string, string>();
  const scope = { tokens, file, onUse: (named: string) => used.add(named) };
  const byPath = new Map(roleList.map((role) => [role.path, role]));
  for (const [path, token] of tokens) {
    try {
      const resolved = resolveValue(token, path, scope);
      const role = byPath.get(path);
      if (role) texts.set(path, roleCss(role, token, resolved));
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
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

const ownMembers = (file: object, name: string, surface: string | undefined): object => {
  const own = valueAt(file, '$extensions.cobble');
  const given = isObject(own) ? own : {};
  const scheme = given.scheme ?? schemeOf(surface);
  return { name: given.name ?? name, ...(scheme === undefined ? {} : { scheme }) };
};

const schemeOf = (surface: string | undefined): string | undefined => {
  const color = parseColor(surface ?? '');
  return color && (contrast(color, [255, 255, 255, 1]) > contrast(color, [0, 0, 0, 1]) ? 'dark' : 'light');
};

const roleCss = ({ kind }: PlacedRole, { extensions }: Token, resolved: Resolved): string => {
  if (kind === 'scheme') throw new TokenError("it can't be a token: move it to $extensions.cobble of the file");
  const plain = tokenCss(kind, resolved);
  const css = valueAt(isObject(extensions) ? extensions : {}, 'cobble.css');
  if (css === undefined) return plain;
  if (typeof css !== 'string') throw new TokenError("$extensions.cobble.css isn't a string");
  if (plain === writtenToken(kind, css)) return css;
  // The token was edited, so it overrides the stored CSS. But a token can't fully express a background or an easing, so
  // report the difference.
  if (kind !== 'background' && kind !== 'easing') return plain;
  throw new TokenError(`$value is ${plain}, but $extensions.cobble.css differs: change both, or remove the extension`);
};

/** Undefined for an invalid value, which is reported elsewhere. */
const writtenToken = (kind: Exclude<PlacedRole['kind'], 'scheme'>, css: string): string | undefined => {
  try {
    const { $type, $value } = cssToken(kind, css);
    return tokenCss(kind, { type: $type, value: $value });
  } catch {
    return undefined;
  }
};

/** Whether a token's group has the name of a group of roles, perhaps mistyped. */
const isMeantAsRole = (path: string, file: object): boolean => {
  const [group = ''] = path.split('.');
  const missing = Object.keys(roles).filter((name) => !Object.hasOwn(file, name));
  return Object.hasOwn(roles, group) || didYouMean(group, missing) !== undefined;
};
