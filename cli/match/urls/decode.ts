import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CliError, messageOf } from '../../io/errors';
import { limits } from '../../io/limits';
import { megabytes } from '../../io/messages';

/**
 * Decodes by the byte order mark, or else as UTF-8. Unpacks gzip.
 *
 * @param most The maximum number of unpacked bytes (threat 9)
 */
export async function* decode(
  bytes: AsyncIterable<Buffer>,
  name: string,
  most: number = limits.unpacked,
): AsyncGenerator<string> {
  const { head, all } = await peek(bytes, 3);
  let stream: AsyncIterable<Buffer> = all;
  let start = head;
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const unzipped = await peek(gunzip(all, name, most), 3);
    [stream, start] = [unzipped.all, unzipped.head];
  }
  const encoding =
    start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
  const decoder = new TextDecoder(encoding);
  for await (const chunk of stream) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const last = decoder.decode();
  if (last !== '') yield last;
}

async function* gunzip(packed: AsyncIterable<Buffer>, name: string, most: number): AsyncGenerator<Buffer> {
  const unzip = createGunzip({ chunkSize: 65_536 });
  const source = Readable.from(packed, { objectMode: false });
  source.on('error', (error) => unzip.destroy(error));
  let size = 0;
  try {
    for await (const chunk of source.pipe(unzip) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most)
        throw new CliError(
          `cannot read ${name}: it decompresses to more than ${megabytes(most)}, the limit`,
          'Split it into several lists.',
        );
      yield chunk;
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(
      `${name} looks like a gzip file, but can't be decompressed: ${messageOf(error)}`,
      "Check that the file isn't truncated.",
    );
  }
}

const peek = async (
  stream: AsyncIterable<Buffer>,
  size: number,
): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> => {
  const iterator = stream[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.length >= size) break;
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    if (head.length > 0) yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { head, all: all() };
};
