import { existsSync, readFileSync } from 'node:fs';
import { root } from './all-documents';

/** A block that starts with a comment with the path of a repository file is an excerpt of that file. */
const FILE = /^(?:\/\/|#) ((?:examples|src|cli)\/[\w./-]+)\n/;

/**
 * Checks that an excerpt consists of lines of its file.
 *
 * @returns the error, or an empty string; undefined if the block isn't an excerpt
 */
export const excerptOf = (text: string): string | undefined => {
  const path = FILE.exec(text)?.[1];
  if (path === undefined) return undefined;
  if (!existsSync(root + path)) return `${path} is not there`;
  return linesOf(readFileSync(root + path, 'utf8')).includes(linesOf(text.replace(FILE, '')))
    ? ''
    : `is not in ${path}`;
};

/** Removes indentation, because an excerpt starts at the margin. */
const linesOf = (text: string): string => text.trim().replace(/^[ \t]+/gm, '');
