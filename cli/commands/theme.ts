import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themes } from '../../src/themes/themes';
import { didYouMean } from '../io/did-you-mean';
import { CliError, codeOf, unwritable } from '../io/errors';
import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import { write } from '../io/write';
import { themeName } from '../theme/theme-name';
import { writeTokens } from '../theme/tokens/write-tokens';
import { writeThemeSource } from '../theme/write-theme-source';

export interface ThemeOptions {
  /** The theme to copy. Default: `gray`, which has no decorative colours. */
  readonly from?: string;
  readonly format: 'ts' | 'tokens';
}

export const theme = async (name: string, { from = 'gray', format }: ThemeOptions, io: Io): Promise<number> => {
  const fault = themeName(name);
  if (fault)
    throw new CliError(`invalid theme name '${name}': ${fault}`, 'Choose another name, such as cobble theme winter.');
  const names = themes.map((one) => one.name);
  if (names.includes(name))
    throw new CliError(
      `'${name}' is a built-in theme`,
      `Choose another name, such as cobble theme my-${name} --from ${name}.`,
    );
  const base = themes.find((one) => one.name === from);
  if (!base) {
    const near = didYouMean(from, names);
    throw new CliError(
      `unknown theme '${from}'`,
      near ? `Did you mean ${near}?` : `Available themes: ${names.join(', ')}.`,
    );
  }
  const custom = { ...base, name };
  const file = `${name}.${format === 'tokens' ? 'json' : 'ts'}`;
  const text = format === 'tokens' ? writeTokens(custom) : writeThemeSource(custom, base.name);
  await writeFile(join(io.cwd, file), text, { flag: 'wx' }).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST')
      throw new CliError(`${file} already exists`, 'Choose another name, or move the file.');
    throw unwritable(file, error, 'Run the command in a writable folder.');
  });
  const { green } = io.paint.out;
  await write(io.stdout, `${green('wrote')} ${file}, with the values of ${base.name}\n`);
  await write(io.stderr, `${escapeControls(`Change it, then: npx cobble build --theme ./${file}`)}\n`);
  return 0;
};
