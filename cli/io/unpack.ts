import type { Transform } from 'node:stream';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

export const ACCEPTED = 'gzip, deflate, br';

export async function* unpack(body: AsyncIterable<Buffer>, coding = 'identity'): AsyncGenerator<Buffer> {
  const iterator = body[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const whole = async function* (): AsyncGenerator<Buffer> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  const unpacker = unpackerOf(coding.trim().toLowerCase(), first.value);
  if (!unpacker) {
    yield* whole();
    return;
  }
  const source = Readable.from(whole(), { objectMode: false });
  source.on('error', (error) => unpacker.destroy(error));
  try {
    yield* source.pipe(unpacker);
  } finally {
    source.destroy();
  }
}

const unpackerOf = (coding: string, start: Buffer): Transform | undefined => {
  switch (coding) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    // Some servers omit the zlib header.
    case 'deflate':
      return ((start[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
    default:
      throw new Error(`the server compressed the response with ${coding}, which wasn't requested`);
  }
};
