import { CommanderError } from 'commander';
import { CliError } from './cli-error';
import { escapeControls } from './escape-controls';
import type { Io } from './io';
import { plainLines } from './plain-lines';

/** V8 holds no longer text: the results of very large input can be longer. */
const TOO_LONG = 'Invalid string length';

/**
 * Says on stderr what went wrong, without a stack trace unless it is asked for. Names and other pieces of the input
 * that stand in the message are escaped here (threat 8); its second line and those after it are indented.
 *
 * @returns the exit code: 2 for wrong usage, unreadable input and output that can't be held; 70 for a bug of ours
 */
export const reportError = (error: unknown, debug: boolean, io: Pick<Io, 'stderr' | 'paint'>): number => {
  // Commander has already printed its message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const { red, green } = io.paint.err;
  const say = (text: string): void => {
    io.stderr.write(plainLines(`${text}\n`));
  };
  const lines = (text: string, indent = '  '): string => text.split('\n').map(escapeControls).join(`\n${indent}`);
  const trace = (): void => {
    if (debug && error instanceof Error) say(lines(String(error.stack), ''));
  };
  if (error instanceof CliError) {
    say(`${red('cobble:')} ${lines(error.message)}`);
    if (error.mend) say(`${green('Mend:')} ${lines(error.mend)}`);
    trace();
    return error.exitCode;
  }
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError && text === TOO_LONG) {
    say(
      `${red('cobble:')} the result is longer than 512 MB, the most that is written at once\n${green('Mend:')} Give fewer or smaller files.`,
    );
    trace();
    return 2;
  }
  say(`${red('cobble: this is a bug in cobble:')} ${lines(text)}`);
  if (debug) trace();
  else say('Run it again with --debug and report what it prints.');
  return 70;
};
