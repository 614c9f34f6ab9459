import { parseColor } from '../../src/themes/parse-color';
import { realms } from '../../src/themes/realms';
import { themes } from '../../src/themes/themes';
import { valueAt } from '../../src/themes/value-at';

/** What a role's values are: a type of design tokens, or CSS that no type can hold. */
export type RoleKind = 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number' | 'css';

/** Every role of the theme contract by its path, as `color.surface`, with what its values in the shipped themes are. */
export const roleKinds = (): ReadonlyMap<string, RoleKind> => {
  const { name: _name, ...roles } = realms;
  return new Map(
    pathsOf(roles, '').map((path) => [
      path,
      kindOf(
        path,
        themes.map((theme) => String(valueAt(theme, path))),
      ),
    ]),
  );
};

const pathsOf = (group: object, above: string): string[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const path = above ? `${above}.${key}` : key;
    return typeof value === 'object' && value !== null ? pathsOf(value, path) : [path];
  });

const kindOf = (path: string, values: readonly string[]): RoleKind => {
  if (/^type\.(heading|body)$/.test(path)) return 'fontFamily';
  if (/Weight$/.test(path)) return 'fontWeight';
  if (values.every((value) => /^[\d.]+(px|rem)$/.test(value))) return 'dimension';
  if (values.every((value) => /^[\d.]+m?s$/.test(value))) return 'duration';
  if (values.every((value) => /^[\d.]+$/.test(value))) return 'number';
  return values.every(isColor) ? 'color' : 'css';
};

const isColor = (value: string): boolean => {
  try {
    return parseColor(value) !== undefined;
  } catch {
    return false;
  }
};
