import { readFileSync, statSync } from 'node:fs';
import { fileKind } from '../io/file-kind';
import { limits } from '../io/limits';

/** Lets `expandFiles` find the configs in a folder. Other JSON files aren't checked. */
export const configSearch = {
  what: 'experiment configs',
  kind: 'config' as const,
  patterns: ['**/*.json'],
  isWanted: (path: string): boolean =>
    statSync(path).size <= limits.config.bytes && fileKind(path, readFileSync(path, 'utf8')) === 'config',
};
