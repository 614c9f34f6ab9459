import { loadChunk } from './load-chunk';

/** Calls what a chunk exports by default: a chunk is a function that came later. */
export const callChunk = async (chunk: string, ...values: unknown[]) =>
  (await loadChunk<{ default(...values: unknown[]): never }>(chunk)).default(...values);
