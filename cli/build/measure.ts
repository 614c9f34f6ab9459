import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file's figures in `manifest.json` (interface 5a): bytes, gzip 9, brotli 11, and what `integrity` takes. */
export interface Measured {
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly integrity: string;
}

/** Measures one file. */
export const measure = (contents: Uint8Array): Measured => ({
  bytes: contents.length,
  gzip: gzipSync(contents, { level: 9 }).length,
  brotli: brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } }).length,
  integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
});
