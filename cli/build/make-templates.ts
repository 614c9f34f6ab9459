import { basename, join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { root } from '../../esbuild.config.mjs';
import { must } from '../io/must';
import type { BuildCache } from './build-cache';
import { type FoundWidget, findWidgets } from './find-widgets';
import { importByLoader } from './import-late';
import { importShared } from './import-shared';
import { keepRuns, type Runs } from './keep-runs';
import { linkTable } from './link-table';
import { makeAreasSheet } from './make-areas-sheet';
import { makeClient } from './make-client';
import { makeWidget } from './make-widget';
import { minify } from './minify';
import type { Styles } from './open-styles';
import { BUILD, SHARED } from './placeholders';
import { fullCompat } from './plugins/full-compat';
import { laterFiles } from './plugins/later-files';
import { sharedLater } from './plugins/shared-later';
import { sharedReact } from './plugins/shared-react';
import { shippedReact } from './plugins/shipped-react';
import { putSmaller } from './put-smaller';
import { type Bundling, makesDocument, makesDocumentIfAny, runBundler, takesDocument } from './run-bundler';
import type { Templates, WidgetTemplates } from './templates';

/** Parts of the runtime that most pages never need; each is fetched when it is. */
const EMBED_CHUNKS = [
  'report',
  'bad-setting',
  'warn',
  'curly-quotes',
  'idle',
  'act',
  'command',
  'replay',
  'texts',
  'hold-page',
  'keep-field',
];

/** What runs a page's experiments, and what of it is fetched later. */
const experimentFiles = {
  experiments: 'chunks/experiments',
  'after-evaluation': 'experiments/page/after-evaluation',
  'fail-file': 'experiments/page/fail-file',
  'hide-again': 'experiments/page/hide-again',
  'is-catastrophic': 'experiments/engine/is-catastrophic',
  'look-at-marked': 'experiments/page/look-at-marked',
  overlay: 'experiments/overlay/overlay',
} as const;

/** What templates are made with. */
export interface TemplateInput {
  readonly widgets: readonly FoundWidget[];
  /** Kept over the builds of a watch. */
  readonly styles: Styles;
  readonly cache: BuildCache;
  /** Kept over the builds of a watch too. */
  readonly runs?: Runs;
}

/**
 * Bundles everything that a page may load, from the sources.
 *
 * @throws Error for any warning, a widget without CSS, a style that would need Linaria at run time, or a class name
 *   given twice
 */
export const makeTemplates = async ({
  widgets,
  styles,
  cache,
  runs = keepRuns(),
}: TemplateInput): Promise<Templates> => {
  const shared = new Map<string, string>();
  const pasted = new Map<string, string>();
  const styled = new Map<string, WidgetTemplates>();
  let areasSheet = '';
  const alone = async (name: string, file: string, plugins: Plugin[], options: Bundling = {}) => {
    const texts = await runBundler(runs, {
      entryPoints: { [name]: join(root, file) },
      entryNames: `chunks/${name}.${BUILD}`,
      plugins,
      made: JSON.stringify(options.define ?? ''),
      ...options,
    });
    const path = `chunks/${name}.${BUILD}.js`;
    return must(texts.get(path), path);
  };
  const putLoader = async (name: string, file: string, constants: BuildOptions['define'] = {}) => {
    const text = await alone(name, 'src/loader/loader.ts', [], {
      format: 'iife',
      ...makesDocument,
      define: { ...makesDocument.define, ...constants },
    });
    pasted.set(file, await minify(cache, text, 'script'));
  };
  const put = (name: string, text: string) => shared.set(`chunks/${name}.${BUILD}.js`, text);

  // Asked for first: while a list of runs that have begun is still being written, nobody would hear that one failed.
  // Of all widgets, whatever is chosen: `__WIDGETS__` says what there is, and every choice is placed in the same template.
  const links = linkTable(await allWidgets(widgets));
  await Promise.all([
    putLoader('loader', 'cobble.js'),
    putLoader('pinned-loader', `cobble.${BUILD}.js`, { __PINNED__: 'true' }),
    alone('runtime', 'src/embed/runtime.ts', [shippedReact])
      .then((text) => minify(cache, text, 'module'))
      .then((text) => put('runtime', text)),
    ...EMBED_CHUNKS.map(async (name) => put(name, await alone(name, `src/embed/${name}.ts`, [shippedReact]))),
    alone('links', 'src/embed/links.ts', [], {
      ...takesDocument,
      define: { ...takesDocument.define, __COMPONENTS__: JSON.stringify(links) },
    })
      .then((text) => minify(cache, text, 'module'))
      .then((text) => put('links', text)),
    alone('consent', 'src/chunks/consent.ts', []).then((text) => put('consent', text)),
    // The client that stands alone has them from here too (`shared-later.ts`).
    ...['telemetry/one-ds', 'telemetry/data-layer', 'toasts/toasts', 'store/regions/bundled-regions'].map(
      async (path) => {
        const name = basename(path);
        const text = await alone(name, `src/services/${path}.ts`, [fullCompat], makesDocumentIfAny);
        await putSmaller(shared, new Map([[`chunks/${name}.${BUILD}.js`, text]]), cache);
      },
    ),
    alone('confirm', 'src/areas/kit/confirm/confirm.ts', [], { styles })
      .then((text) => minify(cache, text, 'module'))
      .then((text) => put('confirm', text)),
    alone('sanitise', 'src/areas/help/parts/sanitise.ts', [sharedReact]).then((text) =>
      put('sanitise', importShared(text, SHARED)),
    ),
    ...Object.entries(experimentFiles).map(async ([name, file]) => {
      const text = importByLoader(await alone(name, `src/${file}.ts`, [laterFiles]), BUILD);
      put(name, await minify(cache, text, 'module'));
    }),
    runBundler(runs, {
      // No digest in the name: it would change what the file that asks for it weighs, by as much as 30 bytes.
      entryPoints: { services: join(root, 'src/chunks/services.ts') },
      entryNames: `chunks/[name].${BUILD}`,
      chunkNames: `chunks/services-[name].${BUILD}`,
      splitting: true,
      plugins: [sharedLater('./')],
    }).then((texts) =>
      putSmaller(shared, new Map([...texts].map(([path, text]) => [path, importByLoader(text, BUILD)])), cache),
    ),
    makeClient(shared, cache, runs),
    // Whatever is chosen: the package's templates have it too.
    makeAreasSheet(styles, runs).then((sheet) => {
      areasSheet = sheet;
    }),
    ...widgets.map(async (widget) => styled.set(widget.name, await makeWidget(widget, styles, cache, runs))),
  ]);
  return { shared, pasted, areasSheet, widgets: styled };
};

/** The given ones as they are now, and all others, by name. */
const allWidgets = async (given: readonly FoundWidget[]): Promise<FoundWidget[]> => {
  const others = (await findWidgets(root)).filter(({ name }) => given.every((widget) => widget.name !== name));
  return [...given, ...others].sort((a, b) => a.name.localeCompare(b.name));
};
