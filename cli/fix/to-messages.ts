import type { Io } from '../io/io';

/** The same streams, but results go to standard error: standard output is taken by something else. */
export const toMessages = (io: Io): Io => ({ ...io, stdout: io.stderr, paint: { ...io.paint, out: io.paint.err } });
