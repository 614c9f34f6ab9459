import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { browser, root, version } from '../../esbuild.config.mjs';
import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import { must } from '../io/errors';
import type { FoundWidget } from './find-widgets';
import { AREAS_STYLES, CLIENT_CHUNKS, PAGE_CHUNKS } from './page-modules';
import { ASKS, BASE, BUILD, FIRST_AREA, FIRST_ASKING, LISTS, THEME, THEMES, WIDGETS } from './placeholders';
import { checkImports, lazyImports } from './plugins/lazy-imports';
import { fullCompat, pageReact } from './plugins/react';
import { safeLibraries } from './plugins/safe-libraries';
import { styleModules } from './plugins/style-modules';
import { WIDGET, widgetEntries } from './plugins/widget-entries';
import type { WidgetConstants } from './prop-table';
import type { Styles } from './styles';

/** Output texts by entry point. */
export interface Run {
  readonly texts: ReadonlyMap<string, string>;
  readonly metafile: Metafile;
}

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

const defineAll = (constants: WidgetConstants) =>
  Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));

/** Bundles the loader's chunks. They use the safe document of the pasted file. */
export const bundlePage = (
  widgets: readonly FoundWidget[],
  constants: WidgetConstants,
  styles: Styles,
): Promise<Run> => {
  const byName = new Map(widgets.map((widget) => [widget.name, widget]));
  return run({
    entryPoints: {
      ...entries({ ...PAGE_CHUNKS, [AREAS_SHEET]: AREAS_STYLES }),
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
  });
};

/** Bundles the pasted file. It creates the safe document, whose members page elements can't hide (threats 2, 10). */
export const bundleLoader = (constants: WidgetConstants, isPinned: boolean): Promise<Run> =>
  run({
    entryPoints: entries({ loader: 'src/loader/loader.ts' }),
    format: 'iife',
    define: { ...define, ...defineAll(constants), __PINNED__: String(isPinned), document: 'safeDocument' },
    inject: [join(root, 'src/platform/safe-document.ts')],
  });

/** Bundles the client for pages without the tag, and lazy chunks of both clients. */
export const bundleClient = (): Promise<Run> =>
  run({
    entryPoints: entries({ ...CLIENT_CHUNKS, client: 'src/services/create-services.ts' }),
    define: { ...define, document: 'safeDocument' },
    inject: [join(root, 'src/platform/document-if-any.ts')],
    plugins: [safeLibraries, lazyImports, fullCompat],
  });

const entries = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]));

const run = async (options: BuildOptions): Promise<Run> => {
  const { warnings, outputFiles, metafile } = await build({
    ...browser,
    ...options,
    entryNames: `chunks/[name].${BUILD}`,
    outdir: root,
    write: false,
    metafile: true,
  });
  const [warning] = warnings;
  if (warning)
    throw Error(`${warning.location ? `${warning.location.file}:${warning.location.line}: ` : ''}${warning.text}`);
  checkImports(metafile);
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const nameOf = (path: string) => path.slice(join(root, 'chunks/').length, -`.${BUILD}.js`.length);
  return { metafile, texts: new Map(scripts.map(({ path, text }) => [nameOf(path), text])) };
};
