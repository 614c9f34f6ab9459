import type { Readable, Writable } from 'node:stream';
import type { createColors } from 'picocolors';

export type Colours = ReturnType<typeof createColors>;

export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly cwd: string;
  readonly paint: { readonly out: Colours; readonly err: Colours };
  readonly columns: number;
  readonly interactive: boolean;
}

export const resultsToStderr = (io: Io): Io => ({
  ...io,
  stdout: io.stderr,
  paint: { ...io.paint, out: io.paint.err },
});
