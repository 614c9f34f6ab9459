import { createHash } from 'node:crypto';
import type { BuildCache } from './build-cache';
import { type Measured, measure } from './measure';

/** Measures a file of a build, by its path without the build's id. */
export type MeasuredTexts = (path: string, bytes: Uint8Array, cache: BuildCache) => Promise<Measured>;

/**
 * Keeps figures over the builds of a watch. The id is in every file, and to compress them all takes seconds: a file that
 * was measured before is said to compress as well as it did then. Bytes and integrity are always exact, and so are the
 * figures of a build without a watch.
 */
export const measuredTexts = (): MeasuredTexts => {
  const known = new Map<string, Measured>();
  return async (path, bytes, cache) => {
    const before = known.get(path);
    if (!before) {
      const figures = await measure(cache, bytes);
      known.set(path, figures);
      return figures;
    }
    const ratio = before.bytes ? bytes.length / before.bytes : 1;
    return {
      bytes: bytes.length,
      gzip: Math.round(before.gzip * ratio),
      brotli: Math.round(before.brotli * ratio),
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    };
  };
};
