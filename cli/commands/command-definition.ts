import type { Command } from 'commander';
import type { NameKind } from '../completion/completion-tree';
import type { Io } from '../io/io';

export interface ArgumentDefinition {
  /** `<required>`, `[optional]` or `[several...]`. */
  readonly usage: string;
  readonly text?: string;
  readonly choices?: readonly string[];
}

export interface OptionDefinition {
  /** As in `--theme <name>`. */
  readonly flags: string;
  readonly text: string;
  readonly choices?: readonly string[];
  readonly default?: string;
  /** How to give several values: by repeating the option, or also with commas. */
  readonly several?: 'repeated' | 'commas';
  /** Names that shells offer. */
  readonly completes?: NameKind;
}

export interface CommandContext {
  readonly io: Io;
  readonly program: Command;
}

/** A command: what its help shows, and a handler. */
export interface CommandDefinition<Arguments extends readonly unknown[] = readonly unknown[], Options = unknown> {
  readonly name: string;
  readonly summary: string;
  readonly arguments?: readonly ArgumentDefinition[];
  readonly options?: readonly OptionDefinition[];
  /** Lines of at most 78 characters (interface 9). A test runs them in order, in a folder of `cobble init`. */
  readonly examples?: readonly string[];
  /** Whether the exit code reports findings: it counts even if the reader of stdout has gone. */
  readonly reportsFindings?: boolean;
  /** Imports the command's code, so that the others aren't loaded, and returns its exit code. */
  run(given: Arguments, options: Options, context: CommandContext): Promise<number>;
}
