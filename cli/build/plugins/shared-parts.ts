import type { Plugin } from 'esbuild';
import { BUILD } from '../placeholders';

/**
 * One file for all who fetch it: the question before a purchase, when it is asked; the sanitiser, for the help areas
 * with their first article.
 */
export const sharedParts: Plugin = {
  name: 'shared-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(confirm|sanitise)$/ }, ({ path }) => ({
      path: `./${path.split('/').at(-1)}.${BUILD}.js`,
      external: true,
    })),
};
