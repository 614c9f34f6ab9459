import type { Metafile } from 'esbuild';
import { root } from '../../esbuild.config.mjs';
import { AREAS_SHEET } from '../../src/embed/areas-sheet-name';
import type { Styles } from '../styles/styles';
import type { FoundWidget } from './find-widgets';
import { BUILD } from './placeholders';
import { lazyChunksOf } from './plugins/lazy-imports';
import { stylesOf } from './plugins/style-modules';

export interface Sheets {
  readonly own: ReadonlyMap<string, string>;
  readonly ofAreas: string;
}

/**
 * Makes a stylesheet per component and per area, and one that all areas share.
 * @param metafile from the esbuild run for widgets
 * @throws Error if a widget has no CSS, if a class is duplicate, or if only a lazy chunk imports a style
 */
export const makeSheets = async (
  metafile: Metafile,
  widgets: readonly FoundWidget[],
  styles: Styles,
): Promise<Sheets> => {
  const stylesOfChunk = (chunk: string) => stylesOf(metafile, `chunks/${chunk}.${BUILD}`);
  const rulesOf = async (paths: readonly string[]) =>
    (await Promise.all(paths.map(async (path) => (await styles.read(path)).css))).join('\n');
  const shared = stylesOfChunk(AREAS_SHEET);
  const own = widgets.map(async ({ name, description }) => {
    const used = stylesOfChunk(name);
    await checkClasses(used, styles);
    checkLazyStyles(name, used, lazyChunksOf(metafile, name), stylesOfChunk);
    const rules = await rulesOf(description.kind === 'area' ? used.filter((path) => !shared.includes(path)) : used);
    if (!rules.trim())
      throw Error(
        `${name} has no CSS. Fix: import its classes from ${name}.style.ts, and give its root element the class from base.style.ts.`,
      );
    return [name, rules] as const;
  });
  return { own: new Map(await Promise.all(own)), ofAreas: await rulesOf(shared) };
};

const checkClasses = async (paths: readonly string[], styles: Styles): Promise<void> => {
  const owners = new Map<string, string>();
  for (const path of paths)
    for (const name of new Set((await styles.read(path)).classes)) {
      const other = owners.get(name);
      if (other)
        throw Error(
          `${other} and ${path} both define the class ${name} in one shadow root. Fix: rename one of the two files.`,
        );
      owners.set(name, path);
    }
};

/** Rejects styles that only a lazy chunk imports, because pages don't load stylesheets for lazy chunks. */
const checkLazyStyles = (
  widget: string,
  used: readonly string[],
  chunks: readonly string[],
  stylesOfChunk: (chunk: string) => readonly string[],
): void => {
  for (const chunk of chunks) {
    const missing = stylesOfChunk(chunk).find((path) => !used.includes(path));
    if (missing)
      throw Error(
        `${widget}: ${missing.slice(root.length)} is only imported by the chunk ${chunk}, whose stylesheet no page loads. Fix: import it from ${widget} as well.`,
      );
  }
};
