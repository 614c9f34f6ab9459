import { createColors } from 'picocolors';
import type { Io } from './io';

/** What is looked at of the process. */
export type ProcessStreams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'cwd'>;

/** The process's own streams. No colour where `NO_COLOR` is set, on a dumb terminal, or into a file or pipe. */
export const processIo = ({ env, stdin, stdout, stderr, cwd }: ProcessStreams): Io => {
  const dumb = env.TERM === 'dumb';
  const colour = (stream: NodeJS.WriteStream): boolean => Boolean(stream.isTTY) && !env.NO_COLOR && !dumb;
  return {
    stdin,
    stdout,
    stderr,
    cwd: cwd(),
    paint: { out: createColors(colour(stdout)), err: createColors(colour(stderr)) },
    columns: Math.max(40, Math.min(stdout.columns || 80, 120)),
    interactive: Boolean(stderr.isTTY) && !dumb,
  };
};
