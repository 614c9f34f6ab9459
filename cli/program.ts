import { Argument, Command, type CommanderError } from 'commander';
import { version } from '../esbuild.config.mjs';
import type {
  ArgumentDefinition,
  CommandContext,
  CommandDefinition,
  OptionDefinition,
} from './commands/command-definition';
import { allCommands } from './commands/definitions/all-commands';
import { CompletedOption } from './completion/completion-tree';
import { CliError } from './io/errors';
import type { Io } from './io/io';
import { escapeControls, plainLines } from './io/messages';

/** @throws CommanderError on wrong usage, and after printing help */
export const runProgram = async (
  argv: readonly string[],
  io: Io,
  onStart: (command: CommandDefinition) => void = () => undefined,
): Promise<number> => {
  const program = emptyProgram(io);
  let exitCode = 0;
  for (const definition of allCommands) {
    register(definition, program, io, async (given, options) => {
      onStart(definition);
      exitCode = await definition.run(given, options, { io, program });
    });
  }
  await program.parseAsync([...argv]);
  return exitCode;
};

const emptyProgram = (io: Io): CommandContext['program'] =>
  new Command('cobble')
    .description('Builds, checks and tests Cobble: themed widgets and experiments from one script tag.')
    .version(version, '-v, --version', 'print the version')
    .option('--color', 'print colours, also into a file or pipe')
    .option('--no-color', 'print no colours')
    .option('--debug', 'print stack traces')
    .exitOverride(reportUsage(undefined, io))
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      // Print nothing, because `reportUsage` prints the errors.
      outputError: () => undefined,
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
    })
    // Commander's own help command shows the general help for an unknown command.
    .helpCommand(false);

const register = (
  definition: CommandDefinition,
  program: Command,
  io: Io,
  run: (given: readonly unknown[], options: unknown) => Promise<void>,
): void => {
  const { name, summary, arguments: given = [], options = [], examples = [] } = definition;
  const command = program.command(name).description(summary).exitOverride(reportUsage(definition, io));
  for (const argument of given) command.addArgument(commanderArgument(argument));
  for (const option of options) command.addOption(commanderOption(option));
  if (examples.length > 0) command.addHelpText('after', ['\nExamples:', ...examples].join('\n  '));
  // Commander passes the arguments one by one, then the options, then the command.
  command.action((...passed: unknown[]) => run(passed.slice(0, given.length), passed[given.length]));
};

const commanderArgument = ({ usage, text, choices }: ArgumentDefinition): Argument => {
  const argument = new Argument(usage, text);
  return choices ? argument.choices(choices).argParser(choiceOf(argument.name(), choices)) : argument;
};

const commanderOption = (definition: OptionDefinition): CompletedOption => {
  const option = new CompletedOption(definition.flags, definition.text, definition.completes);
  const { choices } = definition;
  if (choices) option.choices(choices).argParser(choiceOf(option.long ?? option.flags, choices));
  if (definition.default !== undefined) option.default(definition.default);
  if (definition.several) option.argParser(definition.several === 'commas' ? addList : addValue);
  return option;
};

/** Replaces Commander's own message for a wrong choice, which contains no fix. */
const choiceOf =
  (name: string, choices: readonly string[]) =>
  (value: string): string => {
    if (choices.includes(value)) return value;
    throw new CliError(`${name} can't be '${value}'`, `Use one of ${choices.join(', ')}.`);
  };

const addValue = (value: string, before: readonly string[] = []): string[] => [...before, value];

const addList = (text: string, before: readonly string[] = []): string[] => [
  ...before,
  ...text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
];

/** Prints and rethrows Commander's errors. Prints no message after Commander has printed help or the version. */
const reportUsage =
  (definition: CommandDefinition | undefined, io: Io) =>
  (error: CommanderError): never => {
    if (!['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(error.code))
      io.stderr.write(usageText(error, definition, io));
    throw error;
  };

/** Keeps the user's input on one line, and appends the fix. */
const usageText = (
  { message: text, code }: CommanderError,
  definition: CommandDefinition | undefined,
  { paint }: Io,
): string => {
  const [, message = text, suggestion] = /^(?:error: )?(.*?)(?:\n\((Did you mean [^\n]*)\))?$/s.exec(text) ?? [];
  const fixes = [
    suggestion ?? exampleFor(code, definition),
    definition ? `Run cobble help ${definition.name} to list the options.` : 'Run cobble help to list the commands.',
  ];
  return plainLines(
    `${paint.err.red('cobble:')} ${escapeControls(message)}\n${paint.err.green('Fix:')} ${fixes.filter(Boolean).join(' ')}\n`,
  );
};

/** Too many arguments usually mean that an option's name was omitted. */
const exampleFor = (code: string, definition: CommandDefinition | undefined): string | undefined => {
  const examples = (definition?.examples ?? []).filter((each) => each.startsWith(`cobble ${definition?.name}`));
  const example =
    code === 'commander.excessArguments'
      ? examples.find((each) => each.includes(' --'))
      : code === 'commander.missingArgument' && examples[0];
  return example ? `Write it like: ${example}.` : undefined;
};
