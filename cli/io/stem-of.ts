import { basename } from 'node:path';

/** Returns a file's name without its extensions: `cobble` for `realms/cobble.a1b2c3.js`. */
export const stemOf = (path: string): string => basename(path).replace(/\..*/, '');
