import type { CDPSession } from 'puppeteer';

/**
 * Collects garbage until the count no longer falls: a second collection may free more than the first.
 *
 * @param count counts the bytes or objects that are left
 */
export const collectGarbage = async (session: CDPSession, count: () => Promise<number>): Promise<void> => {
  const collect = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return count();
  };
  let before = Infinity;
  for (let left = await collect(); left < before; left = await collect()) before = left;
};
