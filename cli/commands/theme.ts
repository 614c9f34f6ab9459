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
  /** Default: gray, which has no decorative colours. */
  readonly from?: string;
  readonly format: 'ts' | 'tokens';
}

/** Runs `cobble theme NAME` (interface 9). */
export const theme = async (name: string, { from = 'gray', format }: ThemeOptions, io: Io): Promise<number> => {
  const fault = themeName(name);
  if (fault) throw new CliError(`'${name}' can't name a theme: ${fault}`, 'Write cobble theme winter.');
  const names = themes.map((one) => one.name);
  if (names.includes(name))
    throw new CliError(
      `'${name}' is one of the eight themes`,
      `Give yours a name of its own, as cobble theme my-${name} --from ${name}.`,
    );
  const base = themes.find((one) => one.name === from);
  if (!base) {
    const near = didYouMean(from, names);
    throw new CliError(
      `there is no theme '${from}'`,
      near ? `Did you mean ${near}?` : `The themes are ${names.join(', ')}.`,
    );
  }
  const custom = { ...base, name };
  const file = `${name}.${format === 'tokens' ? 'json' : 'ts'}`;
  const text = format === 'tokens' ? writeTokens(custom) : writeThemeSource(custom, base.name);
  await writeFile(join(io.cwd, file), text, { flag: 'wx' }).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST')
      throw new CliError(`${file} is there already, and is not written over`, 'Give another name, or move the file.');
    throw unwritable(file, error, 'Type it in a folder that you may write into.');
  });
  const { green } = io.paint.out;
  await write(io.stdout, `${green('wrote')} ${file}, with the values of ${base.name}\n`);
  await write(io.stderr, `${escapeControls(`Change it, then: cobble build --theme ./${file}`)}\n`);
  return 0;
};
