import { checkContrast } from '../../src/themes/check-contrast';
import { gray } from '../../src/themes/gray';
import { roleList } from '../../src/themes/role-list';
import type { Theme } from '../../src/themes/theme';
import { valueAt } from '../../src/themes/value-at';
import { didYouMean } from '../io/did-you-mean';
import { shorten } from '../io/messages';
import { cssFault, kindWords } from './css-value';
import { themeName } from './theme-name';

/**
 * All that keeps an object from being a theme: its name, each missing, unknown and ill-typed role, each value that is
 * no CSS for its place, and each pair whose contrast fails (THM-1).
 *
 * @param theme anybody's
 * @param reported roles whose problems are known already
 * @returns a sentence each; empty for a theme
 */
export const themeProblems = (theme: object, reported: ReadonlySet<string> = new Set()): readonly string[] => {
  const problems = [
    ...nameProblems(theme),
    ...unknownRoles(theme, '', lackingIn(theme)),
    ...roleProblems(theme, reported),
  ];
  // What can't be read is among the problems already; what else can be proved is proved.
  const contrast = checkContrast(theme as Theme).filter(
    ({ ratio }) => (!problems.length && !reported.size) || !Number.isNaN(ratio),
  );
  return [...problems, ...contrast.map(({ message }) => message.replace(/^theme '.*?': /, ''))];
};

const nameProblems = (theme: object): string[] => {
  const name = valueAt(theme, 'name');
  if (name === undefined) return ["name is missing: the folder in the build, as 'ours'"];
  const fault = typeof name === 'string' ? themeName(name) : 'a name is a text';
  return fault ? [`name is ${shown(name)}: ${fault}`] : [];
};

/** Roles, and the groups that they stand in. */
const known = new Set(['name', ...roleList.flatMap(({ path }) => parents(path))]);

const lackingIn = (theme: object): string[] => [...known].filter((path) => valueAt(theme, path) === undefined);

/** The nearest name is looked for among those that the theme lacks first. */
const unknownRoles = (group: object, above: string, lacking: readonly string[]): string[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const path = above ? `${above}.${key}` : key;
    if (known.has(path)) return isGroup(value) ? unknownRoles(value, path, lacking) : [];
    const near = didYouMean(path, lacking) ?? didYouMean(path, known) ?? nearOfOtherGroup(key);
    return [`${path} is no role${near ? `: did you mean ${near}?` : ': take it out'}`];
  });

/** `heading` is right, and stands at the wrong place. */
const nearOfOtherGroup = (key: string): string | undefined =>
  roleList.find(({ path }) => path.slice(path.lastIndexOf('.') + 1) === key)?.path;

const roleProblems = (theme: object, reported: ReadonlySet<string>): string[] => {
  const refused = new Set<string>();
  return roleList.flatMap(({ path, kind }) => {
    if (reported.has(path)) return [];
    // A group that is none is said once, not for each of its roles.
    const wrong = parents(path).find(
      (at) => at !== path && ![undefined, 'object'].includes(typeOf(valueAt(theme, at))),
    );
    if (wrong) {
      if (refused.has(wrong)) return [];
      refused.add(wrong);
      return [
        `${wrong} is ${shown(valueAt(theme, wrong))}: it is a group of roles, as { ${path.slice(wrong.length + 1)}: … }`,
      ];
    }
    const value = valueAt(theme, path);
    const example = `as '${String(valueAt(gray, path))}'`;
    if (value === undefined) return [`${path} is missing: ${kindWords[kind]}, ${example}`];
    if (typeof value !== 'string') return [`${path} is ${shown(value)}: give ${kindWords[kind]} as a text, ${example}`];
    const fault = cssFault(kind, value);
    const give = `give ${kindWords[kind]}, ${example}`;
    return fault === undefined ? [] : [`${path} is ${shown(value)}: ${fault ? `${fault}; ${give}` : give}`];
  });
};

const isGroup = (value: unknown): value is object => typeOf(value) === 'object';

const typeOf = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  return value === null || Array.isArray(value) ? 'list' : typeof value;
};

const shown = (value: unknown): string => {
  if (typeof value === 'string') return `'${shorten(value)}'`;
  return typeof value === 'object' && value !== null ? `a ${typeOf(value)}` : String(value);
};

/** `a`, `a.b` and `a.b.c` for `a.b.c`. */
function parents(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}
