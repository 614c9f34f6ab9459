import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/**
 * Whether a path leads to a file that lies in the folder: no link leads out of it, and nothing on the way begins with a
 * dot (threat 5).
 *
 * @param path below the folder as it was asked for, percent-encoded, without the query
 */
export const isServedFile = (folder: string, path: string): boolean => {
  try {
    // As sirv reads it: what is looked at here is what is sent.
    const asked = decodeURI(path);
    const file = realpathSync(join(folder, asked));
    const inside = relative(realpathSync(folder), file);
    if (isAbsolute(inside) || [asked, inside].some((one) => /(^|[\\/])\./.test(one)) || !statSync(file).isFile())
      return false;
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    // There is none, it is not open to us, or the path can't be decoded.
    return false;
  }
};
