import { PassThrough, Readable } from 'node:stream';
import { createColors } from 'picocolors';
import type { Io } from '../../../cli/io/io';
import { reportError } from '../../../cli/io/report-error';

export interface TestIo {
  io: Io;
  out(): string;
  err(): string;
}

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

export const runCommand = async (
  command: (io: Io) => Promise<number>,
  stdin: string | Buffer | Readable = '',
  given: Parameters<typeof testIo>[1] = {},
): Promise<{ code: number; out: string; err: string }> => {
  const { io, out, err } = testIo(stdin, given);
  const code = await command(io).catch((error: unknown) => reportError(error, false, io));
  return { code, out: out(), err: err() };
};
