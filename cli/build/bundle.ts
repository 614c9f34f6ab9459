import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildContext, type BuildOptions, context, type Metafile, transform } from 'esbuild';
import { browser, root, version } from '../../esbuild.config.mjs';
import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { must } from '../io/must';
import type { BuildCache } from './build-cache';
import { type FoundWidget, findWidgets } from './find-widgets';
import { minify } from './minify';
import { AREAS_STYLES, CLIENT_CHUNKS, PAGE_CHUNKS } from './page-modules';
import { ASKS, BASE, BUILD, FIRST_AREA, FIRST_ASKING, LISTS, THEME, THEMES, WIDGETS } from './placeholders';
import { checkImports, lazyImports, replaceLazyImports } from './plugins/lazy-imports';
import { fullCompat, pageReact } from './plugins/react';
import { safeLibraries } from './plugins/safe-libraries';
import { styleModules } from './plugins/style-modules';
import { WIDGET, widgetEntries } from './plugins/widget-entries';
import { linkTable } from './prop-table';
import { makeSheets } from './sheets';
import { openStyles, type Styles } from './styles';
import type { Templates } from './templates';

const define = {
  __BUILD__: JSON.stringify(BUILD),
  __VERSION__: JSON.stringify(version),
  __BASE__: BASE,
  __THEME__: JSON.stringify(THEME),
  __WIDGETS__: JSON.stringify(` ${WIDGETS} `),
  __FIRST_AREA__: FIRST_AREA,
  __FIRST_ASKING__: FIRST_ASKING,
  __ASKS__: JSON.stringify(ASKS),
  __THEMES__: JSON.stringify(` ${THEMES} `),
  __PINNED__: 'false',
  __LISTS__: LISTS,
};

const entries = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]));

/** What every run has in common: no splitting, so each entry point becomes one file that imports no other. */
const common = {
  ...browser,
  entryNames: `chunks/[name].${BUILD}`,
  outdir: root,
  write: false,
  metafile: true,
} as const satisfies BuildOptions;

/** The pasted file. It makes the safe document: no element of the page hides a member of it (threats 2 and 10). */
const loaderOptions = (isPinned: boolean): BuildOptions => ({
  ...common,
  entryPoints: entries({ loader: 'src/loader/loader.ts' }),
  format: 'iife',
  define: { ...define, __PINNED__: String(isPinned), document: 'safeDocument' },
  inject: [join(root, 'src/platform/safe-document.ts')],
});

/** The client that stands alone, and what both clients load later: they also run without the tag. */
const clientOptions: BuildOptions = {
  ...common,
  entryPoints: entries({ ...CLIENT_CHUNKS, client: 'src/services/create-services.ts' }),
  define: { ...define, document: 'safeDocument' },
  inject: [join(root, 'src/platform/document-if-any.ts')],
  plugins: [safeLibraries, lazyImports, fullCompat],
};

/** Bundles from the sources as they are. Open one for all builds of a watch: what has not changed is not parsed again. */
export interface Bundler {
  /**
   * Bundles everything that a page may load.
   *
   * @throws Error for any warning, an import that can't be retried, a widget without CSS, a style that would need Linaria
   *   at run time, and a class name given twice
   */
  bundle(widgets: readonly FoundWidget[]): Promise<Templates>;
  /** Returns `dist/services.js` with an import of each chunk that it loads, for the bundlers of others. */
  client(importPath: (chunk: string) => string): Promise<string>;
  /** The absolute paths of the source files of the last run. */
  sources(): ReadonlySet<string>;
  dispose(): Promise<void>;
}

export const openBundler = (cache: BuildCache): Bundler => {
  const contexts = new Map<string, Promise<BuildContext>>();
  const sources = new Set<string>();
  /** Of the build that runs; an open context outlives it. */
  let current: { readonly widgets: ReadonlyMap<string, FoundWidget>; readonly styles: Styles };
  const run = async (key: string, options: () => BuildOptions): Promise<Run> => {
    const opened = contexts.get(key) ?? context(options());
    contexts.set(key, opened);
    const { warnings, outputFiles = [], metafile = none } = await (await opened).rebuild();
    const [warning] = warnings;
    if (warning)
      throw Error(`${warning.location ? `${warning.location.file}:${warning.location.line}: ` : ''}${warning.text}`);
    checkImports(metafile);
    for (const path of Object.keys(metafile.inputs)) if (!/^[\w-]+:/.test(path)) sources.add(join(root, path));
    const texts = outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ path, text }) => [path, text] as const);
    const nameOf = (path: string) => path.slice(join(root, 'chunks/').length, -`.${BUILD}.js`.length);
    return { metafile, texts: new Map(texts.map(([path, text]) => [nameOf(path), text])) };
  };

  const loader = async (isPinned: boolean) => {
    const { texts } = await run(`loader ${isPinned}`, () => loaderOptions(isPinned));
    return minify(cache, must(texts.get('loader'), 'the loader'), 'script');
  };

  const client = () => run('client', () => clientOptions);

  const page = async (widgets: readonly FoundWidget[]) => {
    const links = JSON.stringify(linkTable(await allWidgets(widgets)));
    const names = widgets.map(({ name }) => name);
    current = { widgets: new Map(widgets.map((widget) => [widget.name, widget])), styles: openStyles(cache) };
    const { styles } = current;
    const { texts, metafile } = await run(`page ${names.join()} ${links}`, () => ({
      ...common,
      entryPoints: {
        ...entries({ ...PAGE_CHUNKS, [AREAS_SHEET]: AREAS_STYLES }),
        ...Object.fromEntries(names.map((name) => [name, WIDGET + name])),
      },
      define: { ...define, document: 'cobble.shared.document', __COMPONENTS__: links },
      inject: [join(root, 'src/widgets/kit/jsx.ts')],
      plugins: [
        safeLibraries,
        lazyImports,
        pageReact,
        widgetEntries((name) => must(current.widgets.get(name), name)),
        styleModules((path) => current.styles.read(path)),
      ],
    }));
    const files = new Map([...texts].map(([name, text]) => [name, callLoader(name, text)]));
    return { files, sheets: await makeSheets(metafile, widgets, styles) };
  };

  return {
    async bundle(widgets) {
      sources.clear();
      const [{ files, sheets }, { texts }, helper, ...pasted] = await Promise.all([
        page(widgets),
        client(),
        importAgainSource(),
        loader(false),
        loader(true),
      ]);
      const chunks = new Map([...files, ...texts]);
      const [alone = ''] = [chunks.get('client')];
      chunks.delete('client');
      chunks.delete(AREAS_SHEET);
      const minified = new Map(
        await Promise.all(
          [...chunks].map(async ([name, text]) => [name, await minify(cache, text, 'module')] as const),
        ),
      );
      const withHelper = helper + replaceLazyImports(alone, (chunk) => `importAgain("./chunks/${chunk}.${BUILD}.js")`);
      return {
        shared: new Map([
          ...[...minified]
            .filter(([name]) => !sheets.own.has(name))
            .map(([name, text]) => [`chunks/${name}.${BUILD}.js`, text] as const),
          ['services.js', await minify(cache, withHelper, 'module')],
        ]),
        pasted: new Map([
          ['cobble.js', must(pasted[0], 'the loader')],
          [`cobble.${BUILD}.js`, must(pasted[1], 'the pinned loader')],
        ]),
        areasSheet: sheets.ofAreas,
        widgets: new Map(
          widgets.map(({ name, description: { kind, asks } }) => [
            name,
            {
              isArea: kind === 'area',
              asks,
              script: must(minified.get(name), name),
              sheet: must(sheets.own.get(name), name),
            },
          ]),
        ),
      };
    },
    client: async (importPath) =>
      replaceLazyImports(
        must((await client()).texts.get('client'), 'the client'),
        (chunk) => `import("${importPath(chunk)}")`,
      ),
    sources: () => sources,
    dispose: async () => {
      for (const opened of contexts.values()) await (await opened).dispose();
    },
  };
};

interface Run {
  readonly metafile: Metafile;
  /** By chunk. */
  readonly texts: ReadonlyMap<string, string>;
}

const none: Metafile = { inputs: {}, outputs: {} };

const callLoader = (name: string, text: string): string => {
  const made = replaceLazyImports(text, (chunk) => `cobble.shared.load("${chunk}")`);
  if (made.includes('in runtime is not supported'))
    throw Error(
      `${name} has Linaria's run-time code. Fix: move css\`…\` into a *.style.ts file, with values that can be evaluated at build time.`,
    );
  return made;
};

/** `importAgain` as source to put before a file; its name is kept. */
const importAgainSource = async (): Promise<string> => {
  const { code } = await transform(await readFile(join(root, 'src/services/client/import-again.ts'), 'utf8'), {
    loader: 'ts',
    target: browser.target,
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return code.replaceAll('export ', '');
};

/** The given ones as they are now, and all others, by name. */
const allWidgets = async (given: readonly FoundWidget[]): Promise<FoundWidget[]> => {
  const others = (await findWidgets(root)).filter(({ name }) => given.every((widget) => widget.name !== name));
  return [...given, ...others].sort((a, b) => a.name.localeCompare(b.name));
};
