import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { styleModules } from '../../../cli/build/plugins/style-modules';
import { applyTheme } from '../../../cli/build/theme-css';
import { openBuildCache } from '../../../cli/io/build-cache';
import { openStyles } from '../../../cli/styles/styles';
import { browser, root } from '../../../esbuild.config.mjs';
import { realms } from '../../../src/themes/realms';
import { toolFolder } from '../../tools/tool.mjs';

export interface Contender {
  readonly name: string;
  readonly head: string;
  node(n: number): string;
  readonly tags: string;
  /** Files keyed by their path under `/bench/`. */
  readonly files: Readonly<Record<string, string>>;
}

const peers = join(toolFolder('bench'), 'node_modules');

const versionOf = (name: string, modules = peers): string =>
  (JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string }).version;

/** Caches the tile's styles, so that they aren't evaluated for each bundle. */
const cache = openBuildCache(`${root}.cache/build.json`);

const bundle = async (entry: string, { define = {}, isReact = false } = {}) => {
  const { outputFiles } = await build({
    ...browser,
    entryPoints: [resolve(root, entry)],
    nodePaths: [peers],
    outdir: root,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    plugins: [styleModules(openStyles(await cache))],
    // The peers' packages have their own Preact, but a page needs only one.
    alias: {
      preact: `${root}node_modules/preact`,
      ...(!isReact && { react: 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' }),
    },
  });
  const text = (ending: string) => outputFiles!.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: applyTheme(text('.css'), realms) };
};

const data = (n: number, prefix: string) =>
  `${prefix}title="Tile ${n}" ${prefix}author="Blockworks" ${prefix}price="${n}"`;
const MODULE = '<script type="module" src="/bench/peer.js"></script>';

const selecting = async (file: string, name: string, prefix = 'data-'): Promise<Contender> => {
  const { script, style } = await bundle(`tests/bench/mount/peers/${file}.tsx`, { isReact: file === 'react' });
  return {
    name,
    head: `<style>${style}</style>`,
    node: (n) => `<div data-tile ${data(n, prefix)}><p>Tile ${n}</p></div>`,
    tags: MODULE,
    files: { 'peer.js': script },
  };
};

const element = async (tag: string) => {
  const entry = 'tests/bench/mount/peers/element.tsx';
  const define = { ELEMENT: JSON.stringify(tag), SHEET: '""' };
  const { style } = await bundle(entry, { define });
  return (await bundle(entry, { define: { ...define, SHEET: JSON.stringify(style) } })).script;
};
const elementNode = (tag: string) => (n: number) => `<${tag} data-tile ${data(n, 'data-')}><p>Tile ${n}</p></${tag}>`;

const cobble: Contender = {
  name: 'Cobble',
  head: '',
  node: (n) =>
    `<div data-widget="marketplace-tile" data-load="eager" data-tile ${data(n, 'data-')}><p>Tile ${n}</p></div>`,
  tags: '<script defer src="/dist/realms/cobble.js"></script>',
  files: {},
};

export const contenders = async (): Promise<Contender[]> => {
  const islandElement = await element('bench-tile');
  return [
    cobble,
    { ...cobble, name: 'Cobble, with room.css', head: '<link rel="stylesheet" href="/dist/realms/room.css">' },
    await selecting('react', `react-dom ${versionOf('react-dom', `${root}node_modules`)}, a root a node`),
    await selecting('preact', `preact ${versionOf('preact', `${root}node_modules`)}, a render a node`),
    await selecting('habitat', `preact-habitat ${versionOf('preact-habitat')}`, 'data-prop-'),
    await selecting('island', `preact-island ${versionOf('preact-island')}`, 'data-prop-'),
    {
      name: `is-land ${versionOf('@11ty/is-land')}`,
      head: '',
      node: (n) => `<is-land import="/bench/tile.js">${elementNode('bench-tile')(n)}</is-land>`,
      tags: MODULE,
      files: {
        'peer.js': (await bundle(join(peers, '@11ty/is-land/is-land.js'))).script,
        'tile.js': islandElement,
      },
    },
    {
      name: `Shoelace ${versionOf('@shoelace-style/shoelace')}'s autoloader`,
      head: '',
      node: elementNode('sl-tile'),
      tags: MODULE.replace('type', 'data-shoelace="/bench" type'),
      files: {
        'peer.js': (await bundle(join(peers, '@shoelace-style/shoelace/dist/shoelace-autoloader.js'))).script,
        'components/tile/tile.js': await element('sl-tile'),
      },
    },
    {
      name: 'the floor: preact, a shadow root, an adopted sheet',
      head: '',
      node: elementNode('bench-tile'),
      tags: MODULE,
      files: { 'peer.js': islandElement },
    },
  ];
};
