import type { Command } from 'commander';
import { Option } from 'commander';

export interface Completion {
  words: readonly string[];
  /** Whether the value may be a comma-separated list. */
  isList: boolean;
  files: boolean;
  folders: boolean;
}

export interface CompletionOption {
  names: readonly string[];
  text: string;
  value: Completion | undefined;
}

export interface CompletionCommand {
  name: string;
  text: string;
  options: readonly CompletionOption[];
  argument: Completion;
}

export type NameKind = 'themes' | 'widgets';

export type KnownNames = Readonly<Record<NameKind, readonly string[]>>;

export class CompletedOption extends Option {
  constructor(
    flags: string,
    description: string,
    readonly completes?: NameKind,
  ) {
    super(flags, description);
  }
}

export const completionTree = (program: Command, known: KnownNames): CompletionCommand[] => {
  const commands = program.createHelp().visibleCommands(program);
  const names = commands.map((each) => each.name());
  const read = (command: Command, name: string): CompletionCommand => ({
    name,
    text: command.description(),
    options: command
      .createHelp()
      .visibleOptions(command)
      .map((option) => readOption(option, known)),
    argument: argumentOf(command, names),
  });
  return [read(program, ''), ...commands.map((command) => read(command, command.name()))];
};

const readOption = (option: Option, known: KnownNames): CompletionOption => {
  const kind = option instanceof CompletedOption ? option.completes : undefined;
  const words = option.argChoices ?? (kind ? known[kind] : []);
  const takesValue = option.required || option.optional;
  return {
    names: [option.long, option.short].flatMap((name) => name ?? []),
    text: option.description,
    value: takesValue
      ? { words, isList: kind === 'widgets', ...pathsOf(/[<[].*/.exec(option.flags)?.[0] ?? '') }
      : undefined,
  };
};

const argumentOf = (command: Command, commands: readonly string[]): Completion => {
  const given = command.registeredArguments;
  const choices = given.flatMap((each) => each.argChoices ?? []);
  const names = given.map((each) => each.name()).join(' ');
  return { words: names === 'command' ? commands : choices, isList: false, ...pathsOf(names) };
};

/** For an option, takes its placeholder, because the name can mislead: `--at-page <url>` takes no file. */
const pathsOf = (names: string): Pick<Completion, 'files' | 'folders'> => ({
  files: /\b(file|page)\b/.test(names),
  folders: /\bdir\b/.test(names),
});
