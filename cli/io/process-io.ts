import { createColors } from 'picocolors';
import type { Io } from './io';

export type ProcessStreams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'cwd'> &
  Partial<Pick<NodeJS.Process, 'argv'>>;

/**
 * Colour is off with `NO_COLOR`, on a dumb terminal, and in a file or pipe. `FORCE_COLOR` turns colour on anywhere, or
 * off with `0`. The last of `--color` and `--no-color` wins.
 */
export const processIo = ({ env, stdin, stdout, stderr, cwd, argv = [] }: ProcessStreams): Io => {
  const isDumb = env.TERM === 'dumb';
  const forced = colourOption(argv) ?? forcedColour(env);
  const colour = (stream: NodeJS.WriteStream): boolean => forced ?? (Boolean(stream.isTTY) && !env.NO_COLOR && !isDumb);
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

/** Read colour options before parsing the arguments, so that usage errors are coloured, too. */
const colourOption = (argv: readonly string[]): boolean | undefined => {
  const end = argv.indexOf('--');
  const last = (end < 0 ? argv : argv.slice(0, end)).findLast((each) => /^--(no-)?color$/.test(each));
  return last === undefined ? undefined : last === '--color';
};

const forcedColour = ({ FORCE_COLOR: forced }: NodeJS.ProcessEnv): boolean | undefined =>
  forced === undefined ? undefined : !/^(0|false)$/.test(forced);
