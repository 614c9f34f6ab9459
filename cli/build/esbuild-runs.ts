import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { browser, root, version } from '../../esbuild.config.mjs';
import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { activeDeprecations } from '../deprecations/deprecations';
import { must } from '../io/errors';
import type { SourceMap } from '../source-maps/source-map';
import type { Styles } from '../styles/styles';
import type { FoundWidget } from './find-widgets';
import { AREAS_STYLES, CLIENT_CHUNKS, DEPRECATION_CHUNKS, PAGE_CHUNKS } from './page-modules';
import { BASE, BUILD, CHUNKS, FILE, FONT, LISTS, OTHER_WIDGETS, SHEETS, THEME, THEMES, WIDGETS } from './placeholders';
import { checkImports, lazyImports } from './plugins/lazy-imports';
import { fullCompat, pageReact } from './plugins/react';
import { safeLibraries } from './plugins/safe-libraries';
import { styleModules } from './plugins/style-modules';
import { WIDGET, widgetEntries } from './plugins/widget-entries';
import type { WidgetConstants } from './prop-table';
import type { Script } from './script';

export interface Run {
  readonly scripts: ReadonlyMap<string, Script>;
  readonly metafile: Metafile;
}

const define = {
  __BUILD__: JSON.stringify(BUILD),
  __VERSION__: JSON.stringify(version),
  __BASE__: BASE,
  __THEME__: JSON.stringify(THEME),
  __WIDGETS__: JSON.stringify(` ${WIDGETS} `),
  __OTHER_WIDGETS__: JSON.stringify(OTHER_WIDGETS),
  __THEMES__: JSON.stringify(` ${THEMES} `),
  __PINNED__: 'false',
  __LISTS__: LISTS,
  __ONE_FILE__: 'false',
  __CHUNKS__: CHUNKS,
  __SHEETS__: SHEETS,
  __FONT__: FONT,
};

const defineAll = (constants: WidgetConstants) =>
  Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));

/** Bundles widgets and page chunks. Replaces `document` with the safe document (see `bundleLoader`). */
export const bundlePage = (
  widgets: readonly FoundWidget[],
  constants: WidgetConstants,
  styles: Styles,
  withMaps: boolean,
): Promise<Run> => {
  const byName = new Map(widgets.map((widget) => [widget.name, widget]));
  const isDeprecating = widgets.some(({ description }) => activeDeprecations(description).length > 0);
  return run(
    {
      entryPoints: {
        ...entries({ ...PAGE_CHUNKS, ...(isDeprecating && DEPRECATION_CHUNKS), [AREAS_SHEET]: AREAS_STYLES }),
        ...Object.fromEntries(widgets.map(({ name }) => [name, WIDGET + name])),
      },
      define: { ...define, ...defineAll(constants), document: 'cobble.shared.document' },
      inject: [join(root, 'src/widgets/kit/jsx.ts')],
      plugins: [
        safeLibraries,
        lazyImports,
        pageReact,
        widgetEntries((name) => must(byName.get(name), name)),
        styleModules(styles),
      ],
    },
    withMaps,
  );
};

export interface LoaderKind {
  readonly isPinned: boolean;
  readonly isOneFile: boolean;
}

/** The loader creates the safe document: a `document` protected from DOM clobbering (threats 2, 10). */
export const bundleLoader = (
  constants: WidgetConstants,
  { isPinned, isOneFile }: LoaderKind,
  withMaps: boolean,
): Promise<Run> =>
  run(
    {
      entryPoints: entries({ loader: 'src/loader/loader.ts' }),
      format: 'iife',
      define: {
        ...define,
        ...defineAll(constants),
        __PINNED__: String(isPinned),
        __ONE_FILE__: String(isOneFile),
        __FILE__: JSON.stringify(isOneFile ? FILE : 'cobble'),
        document: 'safeDocument',
      },
      inject: [join(root, 'src/platform/safe-document.ts')],
    },
    withMaps,
  );

/** Bundles the client for pages without the tag, and the lazy chunks that all pages share. */
export const bundleClient = (withMaps: boolean): Promise<Run> =>
  run(
    {
      entryPoints: entries({ ...CLIENT_CHUNKS, client: 'src/services/create-services.ts' }),
      // Without `minifyIdentifiers`, esbuild would name CommonJS modules by path, so the output would depend on the
      // project's folder.
      minifyIdentifiers: true,
      define: { ...define, document: 'safeDocument' },
      inject: [join(root, 'src/platform/document-if-any.ts')],
      plugins: [safeLibraries, lazyImports, fullCompat],
    },
    withMaps,
  );

const entries = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]));

const run = async (options: BuildOptions, withMaps: boolean): Promise<Run> => {
  const { warnings, outputFiles, metafile } = await build({
    ...browser,
    ...options,
    entryNames: `chunks/[name].${BUILD}`,
    outdir: root,
    sourcemap: withMaps && 'external',
    sourcesContent: false,
    write: false,
    metafile: true,
  });
  const [warning] = warnings;
  if (warning)
    throw Error(`${warning.location ? `${warning.location.file}:${warning.location.line}: ` : ''}${warning.text}`);
  checkImports(metafile);
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const nameOf = (path: string) => path.slice(join(root, 'chunks/').length, -`.${BUILD}.js`.length);
  const scripts = [...texts].filter(([path]) => path.endsWith('.js'));
  return {
    metafile,
    scripts: new Map(scripts.map(([path, text]) => [nameOf(path), { text, map: parseMap(texts.get(`${path}.map`)) }])),
  };
};

const parseMap = (json: string | undefined): SourceMap | undefined => {
  if (json === undefined) return undefined;
  const { sources, names, mappings } = JSON.parse(json) as SourceMap;
  return { sources: sources.map((source) => source.replace(/^(\.\.\/)+/, '')), names, mappings };
};
