import type { Command, Option } from 'commander';

/** What may stand at a place of the command line. */
export interface Completion {
  words: readonly string[];
  /** Several of the words, with commas between. */
  isList: boolean;
  files: boolean;
  folders: boolean;
}

/** An option, by its names (`--format`, `-h`). */
export interface CompletionOption {
  names: readonly string[];
  text: string;
  /** Undefined for one that takes none. */
  value: Completion | undefined;
}

/** A command, or the program itself with an empty name. */
export interface CompletionCommand {
  name: string;
  text: string;
  options: readonly CompletionOption[];
  argument: Completion;
}

/** Names that values can be, besides those that the options themselves list. */
export interface KnownNames {
  themes: readonly string[];
  widgets: readonly string[];
}

/** All that can be completed, read from commander's own tree of commands: the program, then each command. */
export const completionTree = (program: Command, known: KnownNames): CompletionCommand[] => {
  const commands = program.createHelp().visibleCommands(program);
  const read = (command: Command, name: string): CompletionCommand => ({
    name,
    text: command.description(),
    options: command
      .createHelp()
      .visibleOptions(command)
      .map((option) => readOption(option, known)),
    argument: argumentOf(
      command,
      commands.map((each) => each.name()),
    ),
  });
  return [read(program, ''), ...commands.map((command) => read(command, command.name()))];
};

/** Options whose values are names of widgets, with commas between, and of themes. */
const OF_WIDGETS: readonly string[] = ['--widgets', '--inline-room'];
const OF_THEMES: readonly string[] = ['--theme', '--from'];

const readOption = (option: Option, { themes, widgets }: KnownNames): CompletionOption => {
  const { long = '' } = option;
  const isList = OF_WIDGETS.includes(long);
  const words = option.argChoices ?? (isList ? widgets : OF_THEMES.includes(long) ? themes : []);
  return {
    names: [option.long, option.short].flatMap((name) => name ?? []),
    text: option.description,
    value:
      option.required || option.optional
        ? { words, isList, ...kindOf(/[<[].*/.exec(option.flags)?.[0] ?? '') }
        : undefined,
  };
};

const argumentOf = (command: Command, commands: readonly string[]): Completion => {
  const given = command.registeredArguments;
  const words = given.flatMap((each) => each.argChoices ?? []);
  const names = given.map((each) => each.name()).join(' ');
  return { words: names === 'command' ? commands : words, isList: false, ...kindOf(names) };
};

/** By what the help calls a value, not the option: a page is a file, and `--at-page <url>` takes none. */
const kindOf = (names: string): Pick<Completion, 'files' | 'folders'> => ({
  files: /\b(file|page)\b/.test(names),
  folders: /\bdir\b/.test(names),
});
