import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { BUILD } from '../placeholders';

/**
 * What is imported later is a file of its own name, which somebody else builds alone: with splitting, what both sides use
 * would be a third file, one more request before the first could run.
 */
export const laterFiles: Plugin = {
  name: 'later-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./${basename(path)}.${BUILD}.js`, external: true } : undefined,
    ),
};
