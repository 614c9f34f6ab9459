import { join, resolve } from 'node:path';
import { gray } from '../../src/themes/gray';
import { starterFiles } from '../init/starter-files';
import { writeNewFiles } from '../init/write-new-files';
import { CliError } from '../io/errors';
import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import { write } from '../io/write';

export const init = async (folder: string | undefined, io: Io): Promise<number> => {
  if (folder?.trim() === '')
    throw new CliError("the folder's name is empty", 'Name a folder, or omit it to use the working directory.');
  const files = starterFiles(gray);
  await writeNewFiles(folder ?? '.', files, io.cwd);
  const { green, bold } = io.paint.out;
  const names = files.map(({ name }) => escapeControls(join(folder ?? '.', name)));
  const next = [
    ...(folder === undefined || resolve(io.cwd, folder) === resolve(io.cwd) ? [] : [`cd ${shellWord(folder)}`]),
    'npx cobble serve .',
    'npx cobble test',
    'npx cobble check experiments.json',
    'npx cobble lint page.html',
    'npx cobble build --theme ./theme.mts',
  ];
  await write(
    io.stdout,
    `${green('wrote')} ${names.join(', ')}\n\nNext:\n${next.map((line) => `  ${bold(escapeControls(line))}\n`).join('')}`,
  );
  return 0;
};

const shellWord = (text: string): string =>
  /^[\w./][\w./-]*$/.test(text) ? text : `'${text.startsWith('-') ? './' : ''}${text.replaceAll("'", "'\\''")}'`;
