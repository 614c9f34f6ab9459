import type { Command } from 'commander';
import type { NameKind } from '../completion/completion-tree';
import type { Io } from '../io/io';

/** A positional argument. */
export interface ArgumentDefinition {
  /** `<required>`, `[optional]` or `[several...]`. */
  readonly usage: string;
  readonly text?: string;
  readonly choices?: readonly string[];
}

/** An option. */
export interface OptionDefinition {
  /** As commander reads them: `--theme <name>`. */
  readonly flags: string;
  readonly text: string;
  readonly choices?: readonly string[];
  readonly default?: string;
  /** How the option takes several values: by being repeated, or also as a list with commas. */
  readonly several?: 'repeated' | 'commas';
  /** The names that shells offer for its value. */
  readonly completes?: NameKind;
}

/** What a command gets besides its arguments and options. */
export interface CommandContext {
  readonly io: Io;
  readonly program: Command;
}

/**
 * One command of the command line: what its help shows, and a handler.
 *
 * @typeParam Arguments the positional arguments in order
 * @typeParam Options the options by commander's names
 */
export interface CommandDefinition<Arguments extends readonly unknown[] = readonly unknown[], Options = unknown> {
  readonly name: string;
  readonly summary: string;
  readonly arguments?: readonly ArgumentDefinition[];
  readonly options?: readonly OptionDefinition[];
  /**
   * Lines of at most 78 characters at the end of the help (interface 9). A test runs them in order, in a committed
   * folder of `cobble init`.
   */
  readonly examples?: readonly string[];
  /** Whether the exit code reports findings, so that it counts even if the reader of stdout has gone. */
  readonly reportsFindings?: boolean;
  /**
   * Imports the command's code and runs it: starting up loads no other command.
   *
   * @returns the exit code
   */
  run(given: Arguments, options: Options, context: CommandContext): Promise<number>;
}
