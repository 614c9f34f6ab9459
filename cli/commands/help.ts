import type { Command } from 'commander';
import { didYouMean, suggestion } from '../io/did-you-mean';
import { CliError } from '../io/errors';

export const help = (program: Command, name: string | undefined): number => {
  const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
  if (command) {
    command.outputHelp();
    return 0;
  }
  const near = didYouMean(
    name ?? '',
    program.commands.map((each) => each.name()),
  );
  throw new CliError(
    `unknown command "${name}"${suggestion(near)}`,
    near ? `Run cobble help ${near}.` : 'Run cobble help to list the commands.',
  );
};
