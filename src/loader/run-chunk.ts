import { callChunk } from './call-chunk';
import { settings } from './settings';

/**
 * Calls a chunk for which nobody waits: where its code does not come, the bare facts are said. A page's own console may
 * throw (LDR-6).
 */
export const runChunk = (chunk: string, ...values: unknown[]) =>
  callChunk(chunk, ...values)
    // The likeliest cause is told by its place: an optimiser of the site has moved this file.
    .catch((error) => console.error(`cobble: no files in ${settings.base}? Set data-base.`, ...values, error))
    .catch(() => {});
