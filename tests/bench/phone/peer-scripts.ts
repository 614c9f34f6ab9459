import { basename, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { type FoundWidget, findWidgets } from '../../../cli/build/find-widgets';
import { styleModules } from '../../../cli/build/plugins/style-modules';
import { applyTheme } from '../../../cli/build/theme-css';
import { openBuildCache } from '../../../cli/io/build-cache';
import { openStyles } from '../../../cli/styles/styles';
import { browser, root } from '../../../esbuild.config.mjs';
import { realms } from '../../../src/themes/realms';
import { toolFolder } from '../../tools/tool.mjs';
import type { BenchWidget } from './widgets';

const modules = join(toolFolder('bench'), 'node_modules');
const MOUNT = JSON.stringify(join(root, 'tests/bench/phone/peers/mount-all.ts'));

/** All widgets in one script, with their styles inside. */
export const preactScript = async (widgets: readonly BenchWidget[]): Promise<string> => {
  const found = await findAll(widgets);
  const source = (css: string) => `import { mountAll } from ${MOUNT};
${found.map(importOf).join('\n')}
mountAll({${found.map((widget, index) => `${JSON.stringify(widget.name)}: ${entryOf(widget, index)}`).join()}}, ${JSON.stringify(css)});`;
  const { css } = await bundle({ peer: source('') });
  const { scripts } = await bundle({ peer: source(css.peer ?? '') });
  return scripts['peer.js'] ?? '';
};

/** Returns scripts by path: a custom element per widget for Shoelace's autoloader, and the code that these share. */
export const shoelaceScripts = async (widgets: readonly BenchWidget[]): Promise<Record<string, string>> => {
  const found = await findAll(widgets);
  const sources = (css: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      found.map((widget) => [
        `components/${widget.name}/${widget.name}`,
        `import { defineOne } from ${MOUNT};
${importOf(widget, 0)}
defineOne('sl-${widget.name}', ${entryOf(widget, 0)}, ${JSON.stringify(css[widget.name] ?? '')});`,
      ]),
    );
  const { css } = await bundle(sources({}), [importShared]);
  const { scripts } = await bundle(sources(css), [importShared]);
  const loader = `import ${JSON.stringify(join(modules, '@shoelace-style/shoelace/dist/shoelace-autoloader.js'))};`;
  return { ...scripts, ...(await bundle({ autoloader: loader, shared: SHARED_SOURCE })).scripts };
};

// Cobble's widgets share the same code.
const SHARED_SOURCE = `export { createElement, Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
export { h } from 'preact';
export { jsx, jsxs } from 'preact/jsx-runtime';
export { defineOne } from ${MOUNT};`;

const importShared: Plugin = {
  name: 'import-shared',
  setup({ onResolve }) {
    onResolve({ filter: /^react(?:\/jsx-runtime)?$|\/mount-all\.ts$/ }, () => ({
      path: '/bench/shared.js',
      external: true,
    }));
  },
};

const findAll = async (widgets: readonly BenchWidget[]): Promise<FoundWidget[]> => {
  const all = await findWidgets(root);
  return widgets.map(({ name }) => all.find((widget) => widget.name === name)!);
};

const importOf = ({ export: name, component }: FoundWidget, index: number) =>
  `import { ${name} as widget${index} } from ${JSON.stringify(component)};`;

const entryOf = ({ description: { props } }: FoundWidget, index: number) => {
  const defaults = Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, prop.default]));
  return `{ component: widget${index}, defaults: ${JSON.stringify(defaults)} }`;
};

const options: BuildOptions = {
  ...browser,
  nodePaths: [modules],
  outdir: join(root, 'peers'),
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // The compared packages have their own Preact, but a page needs only one.
  alias: {
    preact: `${root}node_modules/preact`,
    react: 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
};

const bundle = async (sources: Readonly<Record<string, string>>, plugins: readonly Plugin[] = []) => {
  const entries: Plugin = {
    name: 'peer-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^peer:/ }, ({ path }) => ({ path: path.slice('peer:'.length), namespace: 'peer' }));
      onLoad({ filter: /./, namespace: 'peer' }, ({ path }) => ({ contents: sources[path] ?? '', resolveDir: root }));
    },
  };
  const { outputFiles } = await build({
    ...options,
    entryPoints: Object.keys(sources).map((name) => ({ in: `peer:${name}`, out: name })),
    plugins: [...plugins, entries, styleModules(openStyles(await openBuildCache(`${root}.cache/build.json`)))],
  });
  const files = (outputFiles ?? []).map(({ path, text }) => [path.slice(`${root}peers/`.length), text] as const);
  const css = files.filter(([path]) => path.endsWith('.css'));
  return {
    scripts: Object.fromEntries(files.filter(([path]) => path.endsWith('.js'))),
    css: Object.fromEntries(css.map(([path, text]) => [basename(path, '.css'), applyTheme(text, realms)])),
  };
};
