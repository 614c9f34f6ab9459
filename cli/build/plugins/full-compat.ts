import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/**
 * The toasts' library is made for React and needs the whole of compat: it comes with a copy of its own, at the first
 * toast.
 */
export const fullCompat: Plugin = {
  name: 'full-compat',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^react(-dom)?($|\/)/ }, ({ path, importer }) => ({
      path: require.resolve(
        path === 'react' || path === 'react-dom' ? 'preact/compat' : path.replace(/^react(-dom)?/, 'preact/compat'),
        { paths: [importer] },
      ),
    })),
};
