import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { browser, root, version } from '../../esbuild.config.mjs';
import { internalNames } from './internal-names';
import type { Runs } from './keep-runs';
import { BASE, BUILD, FIRST_AREA, LISTS, THEME, THEMES, WIDGETS } from './placeholders';
import { safeLibraries } from './safe-libraries';
import { sourcesOf } from './sources-of';

const define = {
  __BUILD__: JSON.stringify(BUILD),
  __VERSION__: JSON.stringify(version),
  __BASE__: BASE,
  __THEME__: JSON.stringify(THEME),
  __WIDGETS__: JSON.stringify(` ${WIDGETS} `),
  __FIRST_AREA__: FIRST_AREA,
  __THEMES__: JSON.stringify(` ${THEMES} `),
  __PINNED__: 'false',
  __LISTS__: LISTS,
};

/**
 * For the pasted file, which makes the safe document: no element of the page stands in its way (threats 2 and 10). All
 * other files of a page take it from there.
 */
export const makesDocument = {
  define: { ...define, document: 'safeDocument' },
  inject: [join(root, 'src/platform/safe-document.ts')],
} as const satisfies BuildOptions;

/** For what also runs without the pasted file, and where there is no document at all. */
export const makesDocumentIfAny = {
  ...makesDocument,
  inject: [join(root, 'src/platform/document-if-any.ts')],
} as const satisfies BuildOptions;

/** For every other file of a page. */
export const takesDocument = {
  define: { ...define, document: 'cobble.shared.document' },
} as const satisfies BuildOptions;

/**
 * Bundles entries with what all files of a page are built with.
 *
 * @param made what goes in that is no file's text: another run is made for another
 * @returns contents by path in the output folder
 * @throws Error for any warning
 */
export const runBundler = (runs: Runs, options: BuildOptions, made = ''): Promise<ReadonlyMap<string, string>> =>
  runs(JSON.stringify([options.entryPoints, options.entryNames, made]), async () => {
    const result = await build({
      ...browser,
      ...internalNames,
      ...takesDocument,
      ...options,
      plugins: [safeLibraries, ...(options.plugins ?? [])],
      outdir: root,
      write: false,
      metafile: true,
    });
    const [warning] = result.warnings;
    if (warning)
      throw Error(`${warning.location ? `${warning.location.file}:${warning.location.line}: ` : ''}${warning.text}`);
    return {
      made: new Map(result.outputFiles.map(({ path, text }) => [path.slice(root.length).replaceAll('\\', '/'), text])),
      sources: sourcesOfAll(Object.keys(result.metafile.inputs)),
    };
  });

/** A bundler's inputs, without those that plugins make up, and with all that a style is evaluated from. */
const sourcesOfAll = (inputs: readonly string[]): string[] => {
  const files = inputs.filter((path) => !/^[\w-]+:/.test(path)).map((path) => join(root, path));
  const styles = files.filter((path) => path.endsWith('.style.ts')).map((path) => sourcesOf(path));
  return [...new Set([...files, ...styles.flatMap((sources) => [...sources.keys()])])];
};
