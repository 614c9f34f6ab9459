import { readFileSync, statSync } from 'node:fs';
import { fileKind } from '../io/file-kind';
import { limits } from '../io/limits';

/** Makes `expandFiles` find only configs among a folder's JSON files. */
export const configSearch = {
  what: 'experiment configs',
  kind: 'config' as const,
  patterns: ['**/*.json'],
  isWanted: (path: string): boolean =>
    statSync(path).size <= limits.config.bytes && fileKind(path, readFileSync(path, 'utf8')) === 'config',
};
