import { pinned } from './pinned';
import { settings } from './settings';

const chunks: Record<string, Promise<never> | null> = {};
let tries = 0;

/**
 * A failed import may stay failed for its URL, so each new try has another query (not a hash: the module map drops
 * it). A pinned page has one query per attempt, all in its import map.
 */
const importChunk = async (chunk: string, left: number, query: unknown): Promise<never> => {
  try {
    // Whoever loads a chunk says what it exports; all are files of this build.
    return (await (__PINNED__ && pinned
      ? pinned.importChunk(chunk, 2 - left)
      : import(`${settings.base}chunks/${chunk}.${__BUILD__}.js${query as string}`))) as never;
  } catch (error) {
    if (!left) {
      // The next caller starts afresh. Not the others' chunks: what came at a second try has another URL, and would
      // come twice.
      chunks[chunk] = null;
      throw __PINNED__ && pinned ? await pinned.explain(chunk, error) : error;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return importChunk(chunk, left - 1, `?${++tries}`);
  }
};

/**
 * Fetches a chunk of this build by its name, once, with two more tries (LDR-8).
 *
 * @throws what the import says, after the last try
 */
export const loadChunk = <T>(chunk: string): Promise<T> => (chunks[chunk] ??= importChunk(chunk, 2, ''));
