import { checkContrast } from '../../src/themes/check-contrast';
import { gray } from '../../src/themes/gray';
import { type PlacedRole, roleList, valueAt } from '../../src/themes/role-list';
import type { Theme } from '../../src/themes/theme';
import { didYouMean } from '../io/did-you-mean';
import { shorten } from '../io/messages';
import { cssProblem, kindWords } from './css-value';
import { themeName } from './theme-name';

/**
 * Checks the name, the roles, their CSS, and contrast (THM-1).
 *
 * @param reported the paths of roles with reported problems
 * @returns one sentence per problem
 */
export const themeProblems = (theme: object, reported: ReadonlySet<string> = new Set()): readonly string[] => {
  const problems = [
    ...nameProblems(theme),
    ...unknownRoles(theme, '', missingIn(theme)),
    ...roleProblems(theme, reported),
  ];
  const isComplete = problems.length === 0 && reported.size === 0;
  // Omit colours that can't be parsed, which are already reported.
  const contrast = checkContrast(theme as Theme).filter(({ ratio }) => isComplete || !Number.isNaN(ratio));
  return [...problems, ...contrast.map(({ message }) => message)];
};

const nameProblems = (theme: object): string[] => {
  const name = valueAt(theme, 'name');
  if (name === undefined) return ["name is missing: use the folder's name in the build, such as 'ours'"];
  const problem = typeof name === 'string' ? themeName(name) : 'use a string';
  return problem ? [`name is ${shown(name)}: ${problem}`] : [];
};

function pathsTo(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

const knownPaths = new Set(['name', ...roleList.flatMap(({ path }) => pathsTo(path))]);

const missingIn = (theme: object): string[] => [...knownPaths].filter((path) => valueAt(theme, path) === undefined);

const unknownRoles = (group: object, above: string, missing: readonly string[]): string[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const path = above ? `${above}.${key}` : key;
    if (knownPaths.has(path)) return isGroup(value) ? unknownRoles(value, path, missing) : [];
    const near = didYouMean(path, missing) ?? didYouMean(path, knownPaths) ?? pathOfRole(key);
    return [`${path} isn't a role${near ? `: did you mean ${near}?` : ': remove it'}`];
  });

const pathOfRole = (name: string): string | undefined =>
  roleList.find(({ path }) => path.slice(path.lastIndexOf('.') + 1) === name)?.path;

const roleProblems = (theme: object, reported: ReadonlySet<string>): string[] => {
  const mistyped = new Set<string>();
  return roleList.flatMap((role) => {
    if (reported.has(role.path)) return [];
    const group = mistypedGroup(theme, role.path);
    if (group === undefined) return roleProblem(role, valueAt(theme, role.path)) ?? [];
    if (mistyped.has(group)) return [];
    mistyped.add(group);
    const example = `{ ${role.path.slice(group.length + 1)}: … }`;
    return [`${group} is ${shown(valueAt(theme, group))}: use an object of roles, such as ${example}`];
  });
};

const mistypedGroup = (theme: object, path: string): string | undefined =>
  pathsTo(path)
    .slice(0, -1)
    .find((group) => ![undefined, 'object'].includes(typeOf(valueAt(theme, group))));

const roleProblem = ({ path, kind }: PlacedRole, value: unknown): string | undefined => {
  const example = `such as '${String(valueAt(gray, path))}'`;
  if (value === undefined) return `${path} is missing: use ${kindWords[kind]}, ${example}`;
  if (typeof value !== 'string') return `${path} is ${shown(value)}: use ${kindWords[kind]} in a string, ${example}`;
  const problem = cssProblem(kind, value);
  if (problem === undefined) return undefined;
  return `${path} is ${shown(value)}: ${problem && `${problem}; `}use ${kindWords[kind]}, ${example}`;
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
