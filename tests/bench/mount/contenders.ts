import { build, type Plugin } from 'esbuild';
import { openBuildCache } from '../../../cli/build/build-cache';
import { linaria } from '../../../cli/build/linaria';
import { placeTheme } from '../../../cli/build/place-theme';
import { browser, root } from '../../../esbuild.config.mjs';
import { realms } from '../../../src/themes/realms';

/** One way to mount the tiles: what its page has in its head, and its script. */
export interface Contender {
  readonly name: string;
  readonly head: string;
  readonly script: string;
}

const ways = {
  react:
    'import { createRoot } from "react-dom/client"; export const renderNode = (element, node) => createRoot(node).render(element);',
  preact:
    'import { render } from "preact"; export const renderNode = (element, node) => { node.textContent = ""; render(element, node); };',
};

/** The tile with a library and its way to render a node, minified for production. */
const peer = async (way: keyof typeof ways, name: string): Promise<Contender> => {
  const node: Plugin = {
    name: 'render-node',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^render-node$/ }, () => ({ path: 'render-node', namespace: 'bench' }));
      onLoad({ filter: /.*/, namespace: 'bench' }, () => ({ contents: ways[way], resolveDir: root }));
    },
  };
  const { outputFiles } = await build({
    ...browser,
    entryPoints: [`${root}tests/bench/mount/peers.tsx`],
    outdir: root,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [node, linaria(await openBuildCache())],
    ...(way === 'preact' && { alias: { react: 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' } }),
  });
  const text = (ending: string) => outputFiles!.find(({ path }) => path.endsWith(ending))!.text;
  return { name, head: `<style>${placeTheme(text('.css'), realms)}</style>`, script: text('.js') };
};

/** Cobble first, as it is shipped; then the peers. */
export const contenders = async (): Promise<Contender[]> => [
  { name: 'Cobble', head: '', script: '' },
  await peer('react', 'React 19, a root a node'),
  await peer('preact', 'preact, a render a node'),
];
