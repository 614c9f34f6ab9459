import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Metafile, transform } from 'esbuild';
import { browser, root } from '../../esbuild.config.mjs';
import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { must } from '../io/errors';
import type { BuildCache } from './build-cache';
import { bundleClient, bundleLoader, bundlePage } from './esbuild-runs';
import { type FoundWidget, findWidgets } from './find-widgets';
import { minify } from './minify';
import { BUILD } from './placeholders';
import { replaceLazyImports } from './plugins/lazy-imports';
import { widgetConstants } from './prop-table';
import { makeSheets } from './sheets';
import { openStyles } from './styles';
import type { Templates } from './templates';

export interface Bundled {
  readonly templates: Templates;
  /** Returns the client for pages without the tag. */
  client(importPath: (chunk: string) => string): string;
  readonly sources: readonly string[];
}

/**
 * @throws Error for a warning, an import that can't be retried, a widget without CSS, a style that needs Linaria at
 *   run time, and a duplicate class
 */
export const bundle = async (widgets: readonly FoundWidget[], cache: BuildCache): Promise<Bundled> => {
  const styles = openStyles(cache);
  const constants = widgetConstants(await allWidgets(widgets));
  const [page, client, ...loaders] = await Promise.all([
    bundlePage(widgets, constants, styles),
    bundleClient(),
    bundleLoader(constants, false),
    bundleLoader(constants, true),
  ]);
  const clientText = must(client.texts.get('client'), 'the client');
  const sheets = await makeSheets(page.metafile, widgets, styles);
  const chunks = new Map([
    ...[...page.texts].map(([name, text]) => [name, callLoader(name, text)] as const),
    ...client.texts,
  ]);
  chunks.delete('client');
  chunks.delete(AREAS_SHEET);
  const [alone, scripts, pasted] = await Promise.all([
    minify(cache, await callHelper(clientText), 'module'),
    Promise.all([...chunks].map(async ([name, text]) => [name, await minify(cache, text, 'module')] as const)),
    Promise.all(loaders.map(({ texts }) => minify(cache, must(texts.get('loader'), 'the loader'), 'script'))),
  ]);
  const isWidget = (name: string) => sheets.own.has(name);
  const byName = new Map(scripts);
  return {
    templates: {
      shared: new Map([
        ...scripts
          .filter(([name]) => !isWidget(name))
          .map(([name, text]) => [`chunks/${name}.${BUILD}.js`, text] as const),
        ['services.js', alone],
      ]),
      pasted: new Map(['cobble.js', `cobble.${BUILD}.js`].map((path, index) => [path, must(pasted[index], path)])),
      areasSheet: sheets.ofAreas,
      widgets: new Map(
        widgets.map(({ name, description: { kind, asks } }) => [
          name,
          {
            isArea: kind === 'area',
            asks,
            script: must(byName.get(name), name),
            sheet: must(sheets.own.get(name), name),
          },
        ]),
      ),
    },
    client: (importPath) => replaceLazyImports(clientText, (chunk) => `import("${importPath(chunk)}")`),
    sources: [page, client, ...loaders].flatMap(({ metafile }) => sourcesIn(metafile)),
  };
};

const callLoader = (name: string, text: string): string => {
  const made = replaceLazyImports(text, (chunk) => `cobble.shared.load("${chunk}")`);
  if (made.includes('in runtime is not supported'))
    throw Error(
      `${name} has Linaria's run-time code. Fix: move css\`…\` into a *.style.ts file, with values that can be evaluated at build time.`,
    );
  return made;
};

/** The client has no loader, so it needs its own retry helper. */
const callHelper = async (text: string): Promise<string> => {
  const { code } = await transform(await readFile(join(root, 'src/services/client/import-again.ts'), 'utf8'), {
    loader: 'ts',
    target: browser.target,
  });
  return (
    code.replaceAll('export ', '') + replaceLazyImports(text, (chunk) => `importAgain("./chunks/${chunk}.${BUILD}.js")`)
  );
};

const sourcesIn = ({ inputs }: Metafile): string[] =>
  Object.keys(inputs)
    .filter((path) => !/^[\w-]+:/.test(path))
    .map((path) => join(root, path));

/** An enhanced link can name any widget. */
const allWidgets = async (given: readonly FoundWidget[]): Promise<FoundWidget[]> => {
  const others = (await findWidgets(root)).filter(({ name }) => given.every((widget) => widget.name !== name));
  return [...given, ...others].sort((a, b) => a.name.localeCompare(b.name));
};
