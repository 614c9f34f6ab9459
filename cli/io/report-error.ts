import { CommanderError } from 'commander';
import { CliError, messageOf } from './errors';
import type { Colours, Io } from './io';
import { escapeControls, plainLines } from './messages';

/** V8's message for a text over 512 MB. */
const TOO_LONG = 'Invalid string length';

/**
 * Prints an error message. Escapes quoted input (threat 8).
 * @returns the error's exit code, or 70 for a bug in Cobble
 */
export const reportError = (error: unknown, isDebug: boolean, io: Pick<Io, 'stderr' | 'paint'>): number => {
  // Commander has already printed its message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const { exitCode, lines } = describe(error, io.paint.err);
  for (const line of lines) io.stderr.write(plainLines(`${line}\n`));
  if (isDebug && error instanceof Error) io.stderr.write(plainLines(`${escapeLines(String(error.stack), '')}\n`));
  if (!isDebug && exitCode === BUG) io.stderr.write('Fix: run it again with --debug, and report the output.\n');
  return exitCode;
};

const BUG = 70;

const describe = (error: unknown, { red, green }: Colours): { exitCode: number; lines: string[] } => {
  const text = messageOf(error);
  if (error instanceof CliError) {
    const lines = [`${red('cobble:')} ${escapeLines(text)}`, `${green('Fix:')} ${escapeLines(error.advice)}`];
    return { exitCode: error.exitCode, lines };
  }
  if (error instanceof RangeError && text === TOO_LONG) {
    const lines = [
      `${red('cobble:')} the output is larger than 512 MB, the limit`,
      `${green('Fix:')} Use fewer or smaller files.`,
    ];
    return { exitCode: 2, lines };
  }
  return { exitCode: BUG, lines: [`${red('cobble: this is a bug in cobble:')} ${escapeLines(text)}`] };
};

const escapeLines = (text: string, indent = '  '): string => text.split('\n').map(escapeControls).join(`\n${indent}`);
