import { createHash } from 'node:crypto';
import type { BuildCache } from './build-cache';
import { type Measured, measure } from './measure';

/** Measures a file of a build, whose id is given. */
export type MeasuredTexts = (bytes: Uint8Array, id: string, cache: BuildCache) => Promise<Measured>;

/** What changes in a file with the build's id: lists of integrities too. */
const INTEGRITY = /sha256-[A-Za-z0-9+/]{43}=/g;

/**
 * Keeps figures over the builds of a watch. The id is in every file, and to compress them all takes seconds: a file that
 * differs from one that was measured by the id and integrities alone is said to compress to the same size, which is
 * right to a few bytes. Its own integrity is always exact.
 */
export const measuredTexts = (): MeasuredTexts => {
  const known = new Map<string, Promise<Measured>>();
  return async (bytes, id, cache) => {
    const text = Buffer.from(bytes).toString('latin1').replaceAll(id, 'ID').replace(INTEGRITY, 'INTEGRITY');
    const key = createHash('sha256').update(text).digest('base64');
    const first = known.get(key);
    const figures = first ?? measure(cache, bytes);
    if (!first) known.set(key, figures);
    return first
      ? { ...(await figures), integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` }
      : figures;
  };
};
