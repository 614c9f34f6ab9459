import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type BuildOptions,
  build,
  version as esbuildVersion,
  type Plugin,
  type TransformOptions,
  transform,
} from 'esbuild';
import { browser, compat, root, version } from '../../esbuild.config.mjs';
import type { PropTable } from '../../src/embed/prop-table';
import type { Theme } from '../../src/themes/theme';
import { borrow } from './borrow';
import type { BuildCache } from './build-cache';
import { checkOutput } from './check-output';
import type { FoundWidget } from './find-widgets';
import { importByHelper, importByLoader } from './import-late';
import { internalNames } from './internal-names';
import { keepRuns, type Runs } from './keep-runs';
import { minify } from './minify';
import { placeTheme } from './place-theme';
import { propTable } from './prop-table';
import { safeLibraries } from './safe-libraries';
import { sourcesOf } from './sources-of';

const require = createRequire(import.meta.url);

/** Stands for the runtime in the imports of a widget's chunk. */
const LENT = 'cobble-lent';

/** What `document` is in the files that a page loads. */
const SAFE_DOCUMENT = join(root, 'src/platform/safe-document.ts');

/** Stands for the build's id until that is known: the id is a digest of all the files. */
export const BUILD = 'COBBLEBUILD';

/** Stands in the pinned files for the integrity of each list of integrities, which `pinFiles` puts in its place. */
export const LISTS = 'COBBLELISTS';

/** What a build is made of. */
export interface BundleInput {
  readonly widgets: readonly FoundWidget[];
  readonly themes: readonly Theme[];
  /** The Linaria plugin, kept over the builds of a watch. */
  readonly linaria: Plugin;
  readonly cache: BuildCache;
  /** Kept over the builds of a watch too. */
  readonly runs?: Runs;
}

/**
 * Bundles everything that a page may load.
 *
 * @returns contents by path in the output folder, with `BUILD` where the id goes, and `LISTS` in the pinned files
 * @throws Error for any warning, a widget without CSS, a style that would need Linaria at run time, or a class name
 *   given twice
 */
export const bundle = async ({
  widgets,
  themes,
  linaria,
  cache,
  runs = keepRuns(),
}: BundleInput): Promise<Map<string, string>> => {
  const define = {
    __BUILD__: JSON.stringify(BUILD),
    __VERSION__: JSON.stringify(version),
    __THEME__: JSON.stringify('COBBLETHEME'),
    __WIDGETS__: JSON.stringify(` ${widgets.map(({ name }) => name).join(' ')} `),
    __THEMES__: JSON.stringify(` ${themes.map(({ name }) => name).join(' ')} `),
    __PINNED__: 'false',
    __LISTS__: LISTS,
  };
  // No element of the page stands in the document's way (threats 2 and 10): the pasted file makes the safe one, the
  // others take it.
  const first = { define: { ...define, document: 'safeDocument' }, inject: [SAFE_DOCUMENT] };
  const later = { define: { ...define, document: 'cobble.lent.document' } };
  const files = new Map<string, string>();
  const run = async (options: BuildOptions) => ({
    texts: await runs(JSON.stringify([options.entryPoints, options.entryNames]), async () => {
      const result = await build({
        ...browser,
        ...internalNames,
        ...later,
        ...options,
        plugins: [safeLibraries, ...(options.plugins ?? [])],
        outdir: root,
      });
      const [warning] = result.warnings;
      if (warning)
        throw Error(`${warning.location ? `${warning.location.file}:${warning.location.line}: ` : ''}${warning.text}`);
      return {
        made: new Map(
          result.outputFiles!.map(({ path, text }) => [path.slice(root.length).replaceAll('\\', '/'), text]),
        ),
        sources: await sourcesOfAll(Object.keys(result.metafile!.inputs)),
      };
    }),
  });
  const alone = async (name: string, file: string, plugins: Plugin[], options: BuildOptions = {}) => {
    const { texts } = await run({
      entryPoints: { [name]: join(root, file) },
      entryNames: `chunks/${name}.${BUILD}`,
      plugins,
      ...options,
    });
    return texts.get(`chunks/${name}.${BUILD}.js`)!;
  };
  /** The pasted file, once a theme. */
  const putLoader = async (name: string, file: string, constants: BuildOptions['define'] = {}) => {
    const text = await smaller(
      await alone(name, 'src/loader/loader.ts', [], {
        format: 'iife',
        ...first,
        define: { ...first.define, ...constants },
      }),
      'script',
    );
    for (const theme of themes) files.set(`${theme.name}/${file}`, text.replaceAll('COBBLETHEME', theme.name));
  };
  const smaller = (text: string, kind: 'script' | 'runtime' | 'module' = 'module') => minify(cache, text, kind);
  const put = (name: string, text: string) => files.set(`chunks/${name}.${BUILD}.js`, text);

  /** The layer's own files; the libraries behind an adapter and the toasts come minified well enough. */
  const putSmaller = (texts: ReadonlyMap<string, string>) =>
    Promise.all(
      [...texts].map(async ([path, given]) => {
        // An entry asks for the file of esbuild's helpers too, which only the toasts use: a request for nothing.
        const own = given.replace(/^import"[^"]+";/, '');
        const text = own.length < 40_000 ? await smaller(own) : own;
        if ((files.get(path) ?? text) !== text)
          throw Error(`Two different files are named ${path}: give one of their modules another name.`);
        files.set(path, text);
      }),
    );

  await Promise.all([
    putLoader('loader', 'cobble.js'),
    putLoader('pinned-loader', `cobble.${BUILD}.js`, { __PINNED__: 'true' }),
    alone('runtime', 'src/embed/runtime.ts', [shippedReact])
      .then((text) => smaller(text, 'runtime'))
      .then((text) => put('runtime', text)),
    ...['report', 'bad-setting', 'warn', 'idle', 'act', 'command', 'replay'].map(async (name) =>
      put(name, await alone(name, `src/embed/${name}.ts`, [shippedReact])),
    ),
    ...['one-ds', 'data-layer'].map(async (name) =>
      put(name, await alone(name, `src/services/telemetry/${name}.ts`, [])),
    ),
    alone('mark-openers', 'src/widgets/shared/mark-openers.ts', []).then((text) => put('mark-openers', text)),
    alone('confirm', 'src/areas/shared/confirm/confirm.ts', [linaria])
      .then((text) => smaller(text))
      .then((text) => put('confirm', text)),
    alone('sanitise', 'src/areas/shared/help/sanitise.ts', [lentReact]).then((text) =>
      put('sanitise', borrow(text, LENT)),
    ),
    ...[
      ['services', 'services-'],
      ['experiments', ''],
    ].map(async ([name, prefix]) => {
      const { texts } = await run({
        // No digest in the name: it would change what the file that asks for it weighs, by as much as 30 bytes.
        entryPoints: { [name!]: join(root, `src/embed/${name}-chunk.ts`) },
        entryNames: `chunks/[name].${BUILD}`,
        chunkNames: `chunks/${prefix}[name].${BUILD}`,
        splitting: true,
        plugins: [fullCompat, lentAdapter],
      });
      await putSmaller(new Map([...texts].map(([path, text]) => [path, importByLoader(text, BUILD)])));
    }),
    ...[
      {
        entryPoints: { services: join(root, 'src/services/services.ts') },
        entryNames: '[name]',
        chunkNames: 'services/[hash]',
        splitting: true,
        plugins: [laterAlone],
      },
      ...['telemetry/one-ds', 'telemetry/data-layer', 'toasts/toasts'].map((name) => ({
        entryPoints: [join(root, `src/services/${name}.ts`)],
        entryNames: `services/[name].${BUILD}`,
        plugins: [fullCompat],
      })),
    ].map((options) =>
      run({ ...first, inject: [join(root, 'src/platform/document-if-any.ts')], ...options }).then(async ({ texts }) => {
        const helper = await helperText();
        await putSmaller(new Map([...texts].map(([path, text]) => [path, importByHelper(text, helper)])));
      }),
    ),
    // Each by itself: a part shared by some widgets would be a request more for each, and a flyout is smaller than a
    // request.
    ...widgets.map(async (widget) => {
      const { texts } = await run({
        entryPoints: { [widget.name]: `cobble-widget:${widget.name}` },
        entryNames: `chunks/[name].${BUILD}`,
        chunkNames: `chunks/part-[hash].${BUILD}`,
        splitting: true,
        inject: [join(root, 'src/embed/jsx.ts')],
        plugins: [widgetEntry(widget), lentReact, lentParts, linaria],
      });
      checkOutput(widget.name, texts);
      await Promise.all(
        [...texts].map(async ([path, given]) => {
          const text = path.endsWith('.js') ? importByLoader(borrow(given, LENT), BUILD) : given;
          // Only where it is worth its time: the large areas.
          if (path.endsWith('.js')) files.set(path, await smaller(text));
          else if (path === `chunks/${widget.name}.${BUILD}.css`) await dress(path, text, themes, files, cache);
        }),
      );
    }),
  ]);
  return files;
};

/** `importAgain` as a piece of text to stand before a file; it keeps its name. */
const helperText = async (): Promise<string> => {
  const { code } = await transform(await readFile(join(root, 'src/services/import-again.ts'), 'utf8'), {
    loader: 'ts',
    target: browser.target!,
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return code.replaceAll('export ', '');
};

/** A bundler's inputs, without those that plugins make up, and with all that a style is evaluated from. */
const sourcesOfAll = async (inputs: readonly string[]): Promise<string[]> => {
  const files = inputs.filter((path) => !/^[\w-]+:/.test(path)).map((path) => join(root, path));
  const styles = await Promise.all(files.filter((path) => path.endsWith('.style.ts')).map(sourcesOf));
  return [...new Set([...files, ...styles.flatMap((sources) => [...sources.keys()])])];
};

/** Writes a stylesheet once a theme. */
const dress = async (
  path: string,
  css: string,
  themes: readonly Theme[],
  files: Map<string, string>,
  cache: BuildCache,
) => {
  const options: TransformOptions = { loader: 'css', minify: true, target: browser.target!, logLevel: 'silent' };
  await Promise.all(
    themes.map(async (theme) => {
      const placed = placeTheme(css, theme);
      const text = await cache.get(`esbuild ${esbuildVersion} ${JSON.stringify(options)}`, placed, async () => {
        const { code, warnings } = await transform(placed, options);
        if (warnings[0])
          throw Error(`${path} in theme '${theme.name}': ${warnings[0].text}: ${warnings[0].location?.lineText}`);
        return code.trim();
      });
      files.set(path.replace(/^chunks/, theme.name), text);
    }),
  );
};

/** `react` in the runtime chunk is preact/compat, as far as it is used. */
const shippedReact: Plugin = {
  name: 'shipped-react',
  setup: ({ onResolve }) => onResolve({ filter: /^react$/ }, () => compat),
};

/** `react` in a widget's chunk is what the runtime lends: one copy on a page, and no request for it. */
const lentReact: Plugin = {
  name: 'lent-react',
  setup: ({ onResolve }) => onResolve({ filter: /^react$|\/safe-url$/ }, () => ({ path: LENT, external: true })),
};

/**
 * A telemetry adapter is one file for the services and the experiments: a page that has both makes one collector of 100
 * kB, not two.
 */
const lentAdapter: Plugin = {
  name: 'lent-adapter',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/(one-ds|data-layer)$/ }, ({ path }) => ({ path: `${path}.${BUILD}.js`, external: true })),
};

/**
 * What the client that stands alone fetches from libraries, built each by itself: they are CommonJS, and beside them
 * esbuild wraps the document that it injects, and calls for it in every module of the client.
 */
const laterAlone: Plugin = {
  name: 'later-alone',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(one-ds|data-layer|toasts)$/ }, ({ path, kind }) =>
      kind === 'dynamic-import'
        ? { path: `./services/${path.split('/').at(-1)}.${BUILD}.js`, external: true }
        : undefined,
    ),
};

/**
 * One file for all who fetch it: the question before a purchase, when it is asked; the sanitiser, for the help areas
 * with their first article; the marks on what opens a dialog, for flyout and modal.
 */
const lentParts: Plugin = {
  name: 'lent-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(confirm|sanitise|mark-openers)$/ }, ({ path }) => ({
      path: `./${path.split('/').at(-1)}.${BUILD}.js`,
      external: true,
    })),
};

/**
 * The toasts' library is made for React and needs the whole of compat: it comes with a copy of its own, at the first
 * toast.
 */
const fullCompat: Plugin = {
  name: 'full-compat',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^react(-dom)?($|\/)/ }, ({ path, importer }) => ({
      path: require.resolve(
        path === 'react' || path === 'react-dom' ? 'preact/compat' : path.replace(/^react(-dom)?/, 'preact/compat'),
        { paths: [importer] },
      ),
    })),
};

/** As JavaScript, not as JSON: a default that is left out is a hole, where JSON would make it null. */
const written = (table: PropTable) => JSON.stringify(table).replaceAll(',null,[', ',,[');

/** A widget's chunk exports its component and its prop table. */
const widgetEntry = (widget: FoundWidget): Plugin => ({
  name: 'widget-entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cobble-widget:/ }, ({ path }) => ({ path, namespace: 'cobble-widget' }));
    onLoad({ filter: /.*/, namespace: 'cobble-widget' }, () => ({
      contents: `export { ${widget.export} as component } from ${JSON.stringify(widget.component)};\nexport const props = ${written(propTable(widget.description))};`,
      resolveDir: root,
    }));
  },
});
