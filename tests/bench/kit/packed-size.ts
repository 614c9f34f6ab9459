import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** Caches sizes, because compression is slow. Keyed by digest, because contenders' files may share a name. */
const known = new Map<string, number>();

/** Returns the brotli size, or the plain size of fonts, which are compressed already. */
export const packedSize = async (url: string): Promise<number> => {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  if (url.endsWith('.woff2')) return body.length;
  const key = createHash('sha256').update(body).digest('base64');
  const size = known.get(key) ?? brotliCompressSync(body).length;
  known.set(key, size);
  return size;
};
