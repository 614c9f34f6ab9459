import type { Readable, Writable } from 'node:stream';
import type { createColors } from 'picocolors';

export type Colours = ReturnType<typeof createColors>;

/** The streams of the process, or of a test. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Paths are relative to this folder. */
  readonly cwd: string;
  readonly paint: { readonly out: Colours; readonly err: Colours };
  /** Text width in characters. */
  readonly columns: number;
  /** Whether stderr is a terminal that can show progress. */
  readonly interactive: boolean;
}

/** Sends results to stderr, for a command whose stdout has other content. */
export const resultsToStderr = (io: Io): Io => ({
  ...io,
  stdout: io.stderr,
  paint: { ...io.paint, out: io.paint.err },
});
