import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Theme } from '../../src/themes/theme';
import { themes } from '../../src/themes/themes';
import { jsonDocument, jsonFaultText } from '../check/json/document';
import { didYouMean } from '../io/did-you-mean';
import { CliError, codeOf, messageOf } from '../io/errors';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import { themeProblems } from '../theme/theme-problems';
import { readTokens } from '../theme/tokens/read-tokens';
import { importFile } from './import-file';

/**
 * One of the eight by name, or anybody's own from a file: a module that exports it (as default or as `theme`), or
 * design tokens (`.json`).
 *
 * @param read is told the absolute path of each file that was read: a watch looks at them
 * @throws CliError with exit code 2 for an unknown name and a file that can't be read, and with 1 and all that is wrong
 *   for a theme that doesn't hold
 */
export const loadTheme = async (name: string, cwd: string, read?: (file: string) => void): Promise<Theme> => {
  const known = themes.find((theme) => theme.name === name);
  if (known) return known;
  if (!/[./\\]/.test(name)) throw unknownTheme(name);
  const file = resolve(cwd, name);
  await stat(file).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') return;
    // A watch waits for it.
    read?.(file);
    throw new CliError(`cannot read the theme file ${name}: there is no such file`, 'Check the path.');
  });
  const { theme, problems, reported } = /\.json$/i.test(name)
    ? await themeOfTokens(file, name, read)
    : await themeOfModule(file, name, read);
  const all = [...problems, ...themeProblems(theme, reported)];
  if (all.length === 0)
    // What `themeProblems` finds nothing in has every role as a text.
    return theme as Theme;
  throw new CliError(
    `${name} holds no theme: ${all.length === 1 ? 'one thing is' : `${all.length} things are`} wrong\n${all.join('\n')}`,
    `Every text needs a contrast of 4.5, every control 3 (WCAG AA). cobble theme NAME writes a file that has every role.`,
    1,
  );
};

const KINDS = 'A theme file is .ts, .mts, .js or .cjs, or design tokens in .json.';

interface Loaded {
  readonly theme: object;
  readonly problems: readonly string[];
  /** Roles that the problems are about: nothing more is said of them. */
  readonly reported?: ReadonlySet<string>;
}

const themeOfTokens = async (file: string, name: string, read?: (file: string) => void): Promise<Loaded> => {
  read?.(file);
  const text = await readText(file, { cwd: '.', stdin: Readable.from([]) }, limits.tokens);
  const { fault, position } = jsonDocument(name, text);
  if (fault) {
    const { line, column } = position(fault.offset);
    throw new CliError(`${name}:${line}:${column} is not JSON: ${jsonFaultText(fault)}`);
  }
  return readTokens(JSON.parse(text), basename(file).replace(/(?:\.tokens)?\.json$/i, ''));
};

const themeOfModule = async (file: string, name: string, read?: (file: string) => void): Promise<Loaded> => {
  if (!/\.[cm]?[jt]s$/i.test(name)) throw new CliError(`${name} is no theme file by its ending`, KINDS);
  const loaded = await importFile(file, read).catch((error: unknown) => {
    throw new CliError(`the theme file ${name} can't be loaded: ${messageOf(error)}`, KINDS);
  });
  const theme = exportOf(loaded);
  if (theme) return { theme, problems: [] };
  throw new CliError(`${name} exports no theme`, 'Export it as default, as `export default defineTheme({ … })`.');
};

/** `theme`, or the default; of CommonJS the default is all that it exports. */
const exportOf = (loaded: unknown): object | undefined => {
  const member = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const standard = member(loaded, 'default');
  const found = [member(loaded, 'theme'), member(standard, 'theme'), member(standard, 'default'), standard];
  return found.find((one): one is object => typeof one === 'object' && one !== null && Object.keys(one).length > 0);
};

const unknownTheme = (name: string): CliError => {
  const names = themes.map((theme) => theme.name);
  const near = didYouMean(name, names);
  return new CliError(
    name === '' ? '--theme names no theme' : `there is no theme '${name}'`,
    near
      ? `Did you mean ${near}?`
      : `The themes are ${names.join(', ')}; a file of your own is given with its path, as ./my-theme.ts.`,
  );
};
