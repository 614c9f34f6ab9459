import { existsSync, readFileSync } from 'node:fs';
import { root } from './all-documents';

/** A block that begins with the path of a file of the repository, as a comment: lines of that file. */
const FILE = /^(?:\/\/|#) ((?:examples|src|cli)\/[\w./-]+)\n/;

/**
 * What is wrong with an excerpt of a file.
 *
 * @returns empty when nothing is; undefined when the block is no excerpt
 */
export const excerptOf = (text: string): string | undefined => {
  const path = FILE.exec(text)?.[1];
  if (path === undefined) return undefined;
  if (!existsSync(root + path)) return `${path} is not there`;
  return linesOf(readFileSync(root + path, 'utf8')).includes(linesOf(text.replace(FILE, '')))
    ? ''
    : `is not in ${path}`;
};

/** Without indentation: an excerpt begins at the margin. */
const linesOf = (text: string): string => text.trim().replace(/^[ \t]+/gm, '');
