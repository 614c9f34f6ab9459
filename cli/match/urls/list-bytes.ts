import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

export const listBytes = async (lists: readonly string[], cwd: string): Promise<number | undefined> => {
  let bytes = 0;
  for (const list of lists) {
    const found = await stat(resolve(cwd, list)).catch(() => undefined);
    if (list === '-' || !found?.isFile()) return undefined;
    bytes += found.size;
  }
  return bytes;
};
