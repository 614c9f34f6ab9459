import { existsSync, readFileSync } from 'node:fs';
import { root } from './all-documents';

/** An excerpt of a file starts with a comment that contains the file's path. */
const FILE = /^(?:\/\/|#) ((?:examples|src|cli)\/[\w./-]+)\n/;

/** @returns the error, or an empty string; undefined if the block isn't an excerpt */
export const excerptOf = (text: string): string | undefined => {
  const path = FILE.exec(text)?.[1];
  if (path === undefined) return undefined;
  if (!existsSync(root + path)) return `${path} is not there`;
  return linesOf(readFileSync(root + path, 'utf8')).includes(linesOf(text.replace(FILE, '')))
    ? ''
    : `is not in ${path}`;
};

const linesOf = (text: string): string => text.trim().replace(/^[ \t]+/gm, '');
