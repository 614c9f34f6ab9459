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
 * Loads a built-in theme by name, or a custom theme from a file: design tokens (`.json`), or a module that exports the
 * theme as default or as `theme`.
 *
 * @param onRead receives the absolute path of each file that was read or is missing
 * @throws CliError, with exit code 1 for an invalid theme, and 2 for an unknown name or unreadable file
 */
export const loadTheme = async (name: string, cwd: string, onRead?: (file: string) => void): Promise<Theme> => {
  const known = themes.find((theme) => theme.name === name);
  if (known) return known;
  if (!/[./\\]/.test(name)) throw unknownTheme(name);
  const file = resolve(cwd, name);
  await stat(file).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') return;
    onRead?.(file);
    throw new CliError(`cannot read the theme file ${name}: no such file`, 'Check the path.');
  });
  const { theme, problems, reported } = /\.json$/i.test(name)
    ? await themeOfTokens(file, name, onRead)
    : await themeOfModule(file, name, onRead);
  const all = [...problems, ...themeProblems(theme, reported)];
  if (all.length === 0) return theme as Theme;
  throw new CliError(
    `${name} isn't a valid theme: ${all.length} ${all.length === 1 ? 'problem' : 'problems'}\n${all.join('\n')}`,
    'Correct these values. Text needs a contrast of 4.5 and controls need 3 (WCAG AA). cobble theme NAME writes a complete theme.',
    1,
  );
};

const KINDS = 'Use a .ts, .mts, .js or .cjs file, or design tokens in a .json file.';

interface Loaded {
  readonly theme: object;
  readonly problems: readonly string[];
  readonly reported?: ReadonlySet<string>;
}

const themeOfTokens = async (file: string, name: string, onRead?: (file: string) => void): Promise<Loaded> => {
  onRead?.(file);
  const text = await readText(file, { cwd: '.', stdin: Readable.from([]) }, limits.tokens);
  const { fault, position } = jsonDocument(name, text);
  if (fault) {
    const { line, column } = position(fault.offset);
    throw new CliError(
      `${name}:${line}:${column} isn't valid JSON: ${jsonFaultText(fault)}`,
      'Correct the JSON. cobble theme NAME --format tokens writes an example.',
    );
  }
  return readTokens(JSON.parse(text), basename(file).replace(/(?:\.tokens)?\.json$/i, ''));
};

const themeOfModule = async (file: string, name: string, onRead?: (file: string) => void): Promise<Loaded> => {
  if (!/\.[cm]?[jt]s$/i.test(name)) throw new CliError(`${name} has an unsupported extension`, KINDS);
  const loaded = await importFile(file, onRead).catch((error: unknown) => {
    throw new CliError(`cannot load the theme file ${name}: ${messageOf(error)}`, KINDS);
  });
  const theme = exportOf(loaded);
  if (theme) return { theme, problems: [] };
  throw new CliError(`${name} doesn't export a theme`, 'Write `export default defineTheme({ … })`.');
};

/** In CommonJS, `default` is `module.exports`. */
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
    name === '' ? '--theme is empty' : `unknown theme '${name}'`,
    near
      ? `Did you mean ${near}?`
      : `Available themes: ${names.join(', ')}. For a custom theme, use its path, such as ./my-theme.ts.`,
  );
};
