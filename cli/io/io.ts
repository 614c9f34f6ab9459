import type { Readable, Writable } from 'node:stream';
import type { createColors } from 'picocolors';

export type Colours = ReturnType<typeof createColors>;

/** The streams of the process, or those of a test. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** The folder that paths are relative to. */
  readonly cwd: string;
  /** Colours for stdout, and for stderr. */
  readonly paint: { readonly out: Colours; readonly err: Colours };
  /** The width of text, in characters. */
  readonly columns: number;
  /** Whether stderr is a terminal that can show progress. */
  readonly interactive: boolean;
}

/** Sends results to stderr, for a command whose stdout holds something else. */
export const resultsToStderr = (io: Io): Io => ({
  ...io,
  stdout: io.stderr,
  paint: { ...io.paint, out: io.paint.err },
});
