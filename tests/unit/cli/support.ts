import { PassThrough, Readable } from 'node:stream';
import { createColors } from 'picocolors';
import type { Io } from '../../../cli/io/io';
import { reportError } from '../../../cli/io/report-error';

/** In-memory streams for a command under test, and its output. */
export interface TestIo {
  io: Io;
  out(): string;
  err(): string;
}

/**
 * @param stdin the content of standard input
 * @param given the working directory, and whether colours are on
 */
export const testIo = (
  stdin: string | Buffer | Readable = '',
  given: Partial<Pick<Io, 'cwd' | 'columns' | 'interactive'>> & { colour?: boolean } = {},
): TestIo => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const collect = (stream: PassThrough): (() => string) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    return () => text;
  };
  const paint = createColors(given.colour ?? false);
  return {
    io: {
      stdin: stdin instanceof Readable ? stdin : Readable.from([Buffer.from(stdin)]),
      stdout,
      stderr,
      cwd: given.cwd ?? process.cwd(),
      columns: given.columns ?? 80,
      interactive: given.interactive ?? false,
      paint: { out: paint, err: paint },
    },
    out: collect(stdout),
    err: collect(stderr),
  };
};

/**
 * Runs a command like the real program: errors are reported on stderr and set the exit code.
 *
 * @param given see {@link testIo}
 */
export const runCommand = async (
  command: (io: Io) => Promise<number>,
  stdin: string | Buffer | Readable = '',
  given: Parameters<typeof testIo>[1] = {},
): Promise<{ code: number; out: string; err: string }> => {
  const { io, out, err } = testIo(stdin, given);
  const code = await command(io).catch((error: unknown) => reportError(error, false, io));
  return { code, out: out(), err: err() };
};
