import type { Plugin } from 'esbuild';
import { BUILD } from '../placeholders';

/**
 * What the client that stands alone fetches from libraries, built each by itself: they are CommonJS, and beside them
 * esbuild wraps the document that it injects, and calls for it in every module of the client.
 */
export const laterAlone: Plugin = {
  name: 'later-alone',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(one-ds|data-layer|toasts)$/ }, ({ path, kind }) =>
      kind === 'dynamic-import'
        ? { path: `./services/${path.split('/').at(-1)}.${BUILD}.js`, external: true }
        : undefined,
    ),
};
