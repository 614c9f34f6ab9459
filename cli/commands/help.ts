import type { Command } from 'commander';
import { CliError } from '../io/cli-error';
import { didYouMean } from '../io/did-you-mean';

/**
 * `cobble help [COMMAND]`. Commander's own shows the general help for a command that there is not, and does not say so.
 *
 * @param name the command; undefined for the general help
 * @throws CliError where there is no such command
 */
export const help = (program: Command, name: string | undefined): void => {
  const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
  if (command) {
    command.outputHelp();
    return;
  }
  const near = didYouMean(
    name ?? '',
    program.commands.map((each) => each.name()),
  );
  throw new CliError(
    `there is no command "${name}"${near ? `; did you mean "${near}"?` : ''}`,
    near ? `Run cobble help ${near}.` : 'Run cobble help for the commands.',
  );
};
