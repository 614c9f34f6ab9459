import type { Command } from 'commander';
import type { NameKind } from '../completion/completion-tree';
import type { Io } from '../io/io';

export interface ArgumentDefinition {
  readonly usage: string;
  readonly text?: string;
  readonly choices?: readonly string[];
}

export interface OptionDefinition {
  readonly flags: string;
  readonly text: string;
  readonly choices?: readonly string[];
  readonly default?: string;
  /** `repeated` allows repeating the option. `commas` also allows a comma-separated list. */
  readonly several?: 'repeated' | 'commas';
  readonly completes?: NameKind;
}

export interface CommandContext {
  readonly io: Io;
  readonly program: Command;
}

export interface CommandDefinition<Arguments extends readonly unknown[] = readonly unknown[], Options = unknown> {
  readonly name: string;
  readonly summary: string;
  readonly arguments?: readonly ArgumentDefinition[];
  readonly options?: readonly OptionDefinition[];
  /**
   * Each example has at most 78 characters (interface 9). A test runs all examples in order, in a folder created by
   * `cobble init`.
   */
  readonly examples?: readonly string[];
  /** Keeps the command running after stdout closes, because later findings may change the exit code. */
  readonly reportsFindings?: boolean;
  /**
   * Imports the command's code lazily, and returns the exit code.
   *
   * @throws CliError on wrong usage, or for unusable input
   */
  run(given: Arguments, options: Options, context: CommandContext): Promise<number>;
}
