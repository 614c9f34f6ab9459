import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Metafile, transform } from 'esbuild';
import { browser, root } from '../../esbuild.config.mjs';
import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import type { BuildCache } from '../io/build-cache';
import { must } from '../io/errors';
import { reservedSpaceOf } from '../reserved-space/room-sheet';
import type { SourceMap } from '../source-maps/source-map';
import { openStyles } from '../styles/styles';
import { bundleClient, bundleLoader, bundlePage, type LoaderKind } from './esbuild-runs';
import { type FoundWidget, findWidgets } from './find-widgets';
import { minify } from './minify';
import { ONE_FILE_MAPS } from './one-file';
import { serviceChunksOf } from './page-modules';
import { BUILD } from './placeholders';
import { replaceLazyImports } from './plugins/lazy-imports';
import { widgetConstants } from './prop-table';
import { prepend, type Script } from './script';
import { makeSheets, type Sheets } from './sheets';
import type { Templates, WidgetTemplates } from './templates';

export interface Bundled {
  readonly templates: Templates;
  /** Source maps, keyed by the template's path. Empty without `withMaps`. */
  readonly maps: ReadonlyMap<string, SourceMap>;
  client(importPath: (chunk: string) => string): string;
  readonly sources: readonly string[];
}

const LOADERS: readonly (LoaderKind & { readonly path: string })[] = [false, true].flatMap((isOneFile) => [
  { path: 'cobble.js', isPinned: false, isOneFile },
  { path: `cobble.${BUILD}.js`, isPinned: true, isOneFile },
]);

/**
 * @throws Error for a warning from esbuild, an import that can't be retried, a widget without CSS, a style that needs
 * Linaria at run time, or a duplicate class
 */
export const bundle = async (
  widgets: readonly FoundWidget[],
  cache: BuildCache,
  withMaps = false,
): Promise<Bundled> => {
  const styles = openStyles(cache);
  const constants = widgetConstants(await allWidgets(widgets));
  const [page, client, ...loaders] = await Promise.all([
    bundlePage(widgets, constants, styles, withMaps),
    bundleClient(withMaps),
    ...LOADERS.map(async (kind) => ({ ...kind, ...(await bundleLoader(constants, kind, withMaps)) })),
  ]);
  const clientScript = must(client.scripts.get('client'), 'the client');
  const sheets = await makeSheets(page.metafile, widgets, styles);
  const chunks = new Map([
    ...[...page.scripts].map(([name, script]) => [name, callLoader(name, script)] as const),
    ...client.scripts,
  ]);
  chunks.delete('client');
  chunks.delete(AREAS_SHEET);
  const [alone, scripts, pasted] = await Promise.all([
    minify(cache, await callHelper(clientScript), 'module'),
    Promise.all([...chunks].map(async ([name, script]) => [name, await minify(cache, script, 'module')] as const)),
    Promise.all(
      loaders.map(async ({ path, isOneFile, scripts }) => ({
        path,
        isOneFile,
        script: await minify(cache, must(scripts.get('loader'), 'the loader'), 'script'),
      })),
    ),
  ]);
  const isWidget = (name: string) => sheets.own.has(name);
  const pastedFiles = (isOneFile: boolean) =>
    pasted.filter((file) => file.isOneFile === isOneFile).map(({ path, script }) => [path, script] as const);
  const all = [...scripts.map(([name, script]) => [chunkPath(name), script] as const), ['services.js', alone] as const];
  const oneFileMaps = pastedFiles(true).map(([path, script]) => [ONE_FILE_MAPS + path, script] as const);
  return {
    maps: mapsOf([...all, ...pastedFiles(false), ...oneFileMaps]),
    templates: {
      shared: new Map([
        ...scripts.filter(([name]) => !isWidget(name)).map(([name, { text }]) => [chunkPath(name), text] as const),
        ['services.js', alone.text],
      ]),
      pasted: new Map(pastedFiles(false).map(([path, { text }]) => [path, text])),
      oneFile: new Map(pastedFiles(true).map(([path, { text }]) => [path, text])),
      areasSheet: sheets.ofAreas,
      widgets: widgetTemplates(widgets, new Map(scripts), sheets),
    },
    client: (importPath) => replaceLazyImports(clientScript, (chunk) => `import("${importPath(chunk)}")`).text,
    sources: [page, client, ...loaders].flatMap(({ metafile }) => sourcesIn(metafile)),
  };
};

const mapsOf = (files: readonly (readonly [path: string, script: Script])[]): Map<string, SourceMap> =>
  new Map(files.flatMap(([path, { map }]) => (map ? [[path, map] as const] : [])));

const widgetTemplates = (
  widgets: readonly FoundWidget[],
  scripts: ReadonlyMap<string, Script>,
  sheets: Sheets,
): Map<string, WidgetTemplates> =>
  new Map(
    widgets.map(({ name, description }) => [
      name,
      {
        isArea: description.kind === 'area',
        services: serviceChunksOf(description.asks),
        script: must(scripts.get(name), name).text,
        sheet: must(sheets.own.get(name), name),
        space: reservedSpaceOf(description),
      },
    ]),
  );

const chunkPath = (name: string): string => `chunks/${name}.${BUILD}.js`;

const callLoader = (name: string, script: Script): Script => {
  const made = replaceLazyImports(script, (chunk) => `cobble.shared.load("${chunk}")`);
  // This error message is in Linaria's run-time code, which is bundled only if a module calls `css` at run time.
  if (made.text.includes('in runtime is not supported'))
    throw Error(
      `${name} has Linaria's run-time code. Fix: move css\`…\` into a *.style.ts file, with values that can be evaluated at build time.`,
    );
  return made;
};

/** Lets the client retry imports, because the client may run without the loader. */
const callHelper = async (script: Script): Promise<Script> => {
  const { code } = await transform(await readFile(join(root, 'src/services/client/import-again.ts'), 'utf8'), {
    loader: 'ts',
    target: browser.target,
  });
  const calls = replaceLazyImports(script, (chunk) => `importAgain("./chunks/${chunk}.${BUILD}.js")`);
  return prepend(calls, code.replaceAll('export ', ''));
};

const sourcesIn = ({ inputs }: Metafile): string[] =>
  Object.keys(inputs)
    .filter((path) => !/^[\w-]+:/.test(path))
    .map((path) => join(root, path));

/** Adds the widgets that the build omits. Enhanced links may name them, so the loader needs their props. */
const allWidgets = async (given: readonly FoundWidget[]): Promise<FoundWidget[]> => {
  const others = (await findWidgets(root)).filter(({ name }) => given.every((widget) => widget.name !== name));
  return [...given, ...others].sort((a, b) => a.name.localeCompare(b.name));
};
