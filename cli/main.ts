import type { CommandDefinition } from './commands/command-definition';
import type { Io } from './io/io';
import { escapeControls } from './io/messages';
import { processIo } from './io/process-io';
import { reportError } from './io/report-error';
import { runProgram } from './program';

/**
 * Exits with a code (interface 7): 0 for success, 1 for findings or failed cases, 2 for wrong usage or unreadable
 * input, and 70 for a bug in Cobble.
 */
export const main = async (argv: readonly string[]): Promise<void> => {
  const io = processIo(process);
  let running: CommandDefinition | undefined;
  exitWhenOutputFails(io, () => running?.reportsFindings === true);
  const exitCode = await runProgram(argv, io, (command) => {
    running = command;
  }).catch((error: unknown) => reportError(error, argv.includes('--debug'), io));
  await flush(io);
  process.exit(exitCode);
};

/**
 * A closed pipe (`cobble match … | head`) isn't an error. A command that reports findings keeps running, because later
 * findings may change its exit code.
 */
const exitWhenOutputFails = ({ stderr, paint }: Io, reportsFindings: () => boolean): void => {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') {
      if (!reportsFindings()) process.exit(0);
      return;
    }
    stderr.write(`${paint.err.red('cobble:')} cannot write to standard output: ${escapeControls(message)}\n`);
    process.exit(2);
  });
  process.stderr.on('error', () => undefined);
};

const flush = async ({ stdout, stderr }: Io): Promise<void> => {
  for (const stream of [stdout, stderr])
    if (stream.writableLength > 0) await new Promise<void>((resolve) => stream.write('', () => resolve()));
};
