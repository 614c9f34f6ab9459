import type { Plugin } from 'esbuild';
import { BUILD } from '../placeholders';

/**
 * What the client that stands alone fetches from libraries, built each by itself: they are CommonJS, and beside them
 * esbuild wraps the document that it injects, and calls for it in every module of the client. The adapters are the
 * pages' own: a collector of 100 kB is published once.
 */
export const laterAlone: Plugin = {
  name: 'later-alone',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(one-ds|data-layer|toasts)$/ }, ({ path, kind }) => {
      const name = path.split('/').at(-1);
      const folder = name === 'toasts' ? 'services' : 'chunks';
      return kind === 'dynamic-import' ? { path: `./${folder}/${name}.${BUILD}.js`, external: true } : undefined;
    }),
};
