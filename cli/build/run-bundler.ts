import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { browser, root, version } from '../../esbuild.config.mjs';
import type { Runs } from './keep-runs';
import type { Styles } from './open-styles';
import { ASKS, BASE, BUILD, FIRST_AREA, FIRST_ASKING, LISTS, THEME, THEMES, WIDGETS } from './placeholders';
import { linaria } from './plugins/linaria';
import { listedIn, listedSheets } from './plugins/listed-sheets';
import { safeLibraries } from './safe-libraries';

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

/** What to bundle. */
export interface Bundling extends BuildOptions {
  /** Where styles come from; what imports none needs none. */
  readonly styles?: Styles;
  /** What goes in that is no file's text: another run is made for another. */
  readonly made?: string;
}

/**
 * Bundles entries with what all files of a page are built with.
 *
 * @returns contents by path in the output folder
 * @throws Error for any warning
 */
export const runBundler = async (
  runs: Runs,
  { styles, made = '', ...options }: Bundling,
): Promise<ReadonlyMap<string, string>> => {
  const texts = await runs(JSON.stringify([options.entryPoints, options.entryNames, made]), async () => {
    const result = await build({
      ...browser,
      ...takesDocument,
      ...options,
      plugins: [safeLibraries, ...(options.plugins ?? []), ...(styles ? [listedSheets, linaria(styles)] : [])],
      outdir: root,
      write: false,
      metafile: true,
    });
    const [warning] = result.warnings;
    if (warning)
      throw Error(`${warning.location ? `${warning.location.file}:${warning.location.line}: ` : ''}${warning.text}`);
    // Without those that plugins make up.
    const inputs = Object.keys(result.metafile.inputs).filter((path) => !/^[\w-]+:/.test(path));
    const files = inputs.map((path) => join(root, path));
    const isStyle = (path: string) => path.endsWith('.style.ts');
    const names = await Promise.all(files.filter(isStyle).map((path) => namesIn(path, styles)));
    return {
      made: new Map(result.outputFiles.map(({ path, text }) => [path.slice(root.length).replaceAll('\\', '/'), text])),
      sources: files.filter((path) => !isStyle(path)),
      isAsBefore: async () =>
        (await Promise.all(names.map(async ([path, code]) => (await namesIn(path, styles))[1] === code))).every(
          Boolean,
        ),
    };
  });
  if (!styles) return texts;
  const whole = [...texts].map(
    async ([path, text]) => [path, path.endsWith('.css') ? await rulesOf(listedIn(text), styles) : text] as const,
  );
  return new Map(await Promise.all(whole));
};

/** A style's path, and the names of its classes as code: all that a bundle has of it. */
const namesIn = async (path: string, styles: Styles | undefined): Promise<readonly [path: string, code: string]> => [
  path,
  (await styles?.read(path))?.code ?? '',
];

const rulesOf = async (paths: readonly string[], styles: Styles): Promise<string> =>
  (await Promise.all(paths.map(async (path) => (await styles.read(path)).css))).join('\n');
