import { createColors } from 'picocolors';
import type { Io } from './io';

export type ProcessStreams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'cwd'>;

/** Colour is off with `NO_COLOR`, on a dumb terminal, and in a file or pipe. */
export const processIo = ({ env, stdin, stdout, stderr, cwd }: ProcessStreams): Io => {
  const isDumb = env.TERM === 'dumb';
  const colour = (stream: NodeJS.WriteStream): boolean => Boolean(stream.isTTY) && !env.NO_COLOR && !isDumb;
  return {
    stdin,
    stdout,
    stderr,
    cwd: cwd(),
    paint: { out: createColors(colour(stdout)), err: createColors(colour(stderr)) },
    columns: Math.max(40, Math.min(stdout.columns || 80, 120)),
    interactive: Boolean(stderr.isTTY) && !isDumb,
  };
};
