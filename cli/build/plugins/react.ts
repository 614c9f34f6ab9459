import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import { root } from '../../../esbuild.config.mjs';

const require = createRequire(import.meta.url);

/** Properties of the runtime's `shared` object, which widgets import. */
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

/** Repeats the re-exports of preact/compat, because esbuild can't import them without compat's side effects. */
const PARTS = `export{Component,createElement,Fragment}from'preact';export*from'preact/hooks';`;

/**
 * Resolves `react` to preact/compat without side effects that Cobble doesn't need (1.2 kB with Brotli). Widgets get the
 * runtime's Preact from the loader. If widgets imported the runtime, retrying this import with another URL would create
 * a second Preact (LDR-8).
 */
export const pageReact: Plugin = {
  name: 'page-react',
  setup({ onResolve, onLoad }) {
    const shared = { namespace: 'shared', sideEffects: false };
    onResolve({ filter: /^react$|\/safe-url$/ }, ({ path, importer }) => {
      if (/[\\/]src[\\/](widgets|areas)[\\/]/.test(importer)) return { path: 'names', ...shared };
      return path === 'react' ? { path, namespace: 'page-react', sideEffects: false } : undefined;
    });
    onResolve({ filter: /./, namespace: 'shared' }, ({ path }) => ({ path, ...shared }));
    onLoad({ filter: /./, namespace: 'page-react' }, () => ({ contents: PARTS, resolveDir: root }));
    onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({
      contents: sharedModule(path),
    }));
  },
};

const sharedModule = (path: string): string => {
  if (path === 'names') return SHARED.map((name) => `export{${name}}from'${name}';`).join('');
  if (path === 'runtime') return `export const{shared}=await cobble.shared.load('runtime')`;
  return `import{shared}from'runtime';export const ${path}=shared.${path}`;
};

/** The toast library needs a complete preact/compat. */
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
