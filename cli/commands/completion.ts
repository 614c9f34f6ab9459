import type { Command } from 'commander';
import { root } from '../../esbuild.config.mjs';
import { themes } from '../../src/themes/themes';
import { findWidgets } from '../build/find-widgets';
import { bashCompletion } from '../completion/bash-completion';
import { completionTree } from '../completion/completion-tree';
import { fishCompletion } from '../completion/fish-completion';
import { zshCompletion } from '../completion/zsh-completion';
import type { Io } from '../io/io';
import { write } from '../io/write';

export type Shell = 'bash' | 'zsh' | 'fish';

const SCRIPTS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

export const completion = async (shell: Shell, program: Command, io: Io): Promise<number> => {
  const widgets = await findWidgets(root);
  const known = { themes: themes.map(({ name }) => name), widgets: widgets.map(({ name }) => name) };
  await write(io.stdout, SCRIPTS[shell](completionTree(program, known)));
  return 0;
};
