import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** Names that the runtime shares with widgets (`src/embed/runtime.ts`). */
const SHARED = [
  'createElement',
  'Fragment',
  'useEffect',
  'useLayoutEffect',
  'useMemo',
  'useRef',
  'useState',
  'safeUrl',
];

/**
 * Resolves `react`. The runtime has the part of preact/compat that it imports, without the side effects that translate
 * React's prop names (1.2 kB of brotli): the sources use names that both libraries understand
 * (tests/unit/widgets/shipped-react.test.ts). Widgets take it from the runtime by `cobble.shared`. An import has a fixed
 * URL: if the runtime was loaded at a second attempt, with a query, it would load a second React. LDR-8
 */
export const pageReact: Plugin = {
  name: 'page-react',
  setup({ onResolve, onLoad }) {
    const shared = { namespace: 'shared', sideEffects: false };
    onResolve({ filter: /^react$|\/safe-url$/ }, ({ path, importer }) => {
      if (/[\\/]src[\\/](widgets|areas)[\\/]/.test(importer)) return { path: 'names', ...shared };
      return path === 'react' ? { path: require.resolve('preact/compat'), sideEffects: false } : undefined;
    });
    // A module per name: a chunk has each name that it uses once, and no other.
    onResolve({ filter: /./, namespace: 'shared' }, ({ path }) => ({ path, ...shared }));
    onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({
      contents:
        path === 'names'
          ? SHARED.map((name) => `export{${name}}from'${name}';`).join('')
          : `export const ${path}=cobble.shared.${path}`,
    }));
  },
};

/** Resolves `react` to all of compat, in a copy of its own, for the library of the toasts. */
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
