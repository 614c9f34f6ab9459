import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/**
 * Rejects dotfiles, and symbolic links that lead outside the folder (threat 5).
 *
 * @param path the raw path below the folder, without the query string
 */
export const isServedFile = (folder: string, path: string): boolean => {
  try {
    // Decode as sirv does, so that this check and sirv resolve the same file.
    const requested = decodeURI(path);
    const file = realpathSync(join(folder, requested));
    const inside = relative(realpathSync(folder), file);
    if (isAbsolute(inside) || [requested, inside].some((one) => /(^|[\\/])\./.test(one)) || !statSync(file).isFile())
      return false;
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};
