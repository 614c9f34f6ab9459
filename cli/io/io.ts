import type { Readable, Writable } from 'node:stream';
import type { createColors } from 'picocolors';

/** picocolors' functions, or the same that change nothing. */
export type Colours = ReturnType<typeof createColors>;

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Relative paths start here. */
  readonly cwd: string;
  /** Colours for what goes to stdout, and to stderr. */
  readonly paint: { readonly out: Colours; readonly err: Colours };
  /** Width of the terminal that text is wrapped to. */
  readonly columns: number;
  /** Whether stderr is a terminal that can show a progress line. */
  readonly interactive: boolean;
}
