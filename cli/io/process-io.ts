import { createColors } from 'picocolors';
import type { Io } from './io';

/** The process's own streams. No colour where `NO_COLOR` is set, on a dumb terminal, or into a file or pipe. */
export const processIo = (): Io => {
  const { env, stdin, stdout, stderr } = process;
  const colour = (stream: NodeJS.WriteStream): boolean => Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';
  return {
    stdin, stdout, stderr,
    cwd: process.cwd(),
    paint: { out: createColors(colour(stdout)), err: createColors(colour(stderr)) },
    columns: Math.max(40, Math.min(stdout.columns || 80, 120)),
    interactive: Boolean(stderr.isTTY) && env.TERM !== 'dumb',
  };
};
