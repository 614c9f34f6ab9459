import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** By a digest: packing takes long, and contenders have different files under the same name. */
const known = new Map<string, number>();

/**
 * Bytes of a file by brotli, asked for apart from the page that was seen to ask for it. A face counts as it is: it is
 * packed already.
 */
export const packedSize = async (url: string): Promise<number> => {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  if (url.endsWith('.woff2')) return body.length;
  const key = createHash('sha256').update(body).digest('base64');
  const size = known.get(key) ?? brotliCompressSync(body).length;
  known.set(key, size);
  return size;
};
