import { relative } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { must } from '../io/must';
import type { BuildCache } from './build-cache';
import { type Evaluated, styleEvaluator } from './evaluate-style';
import { keepRuns } from './keep-runs';
import { minifyCss } from './minify-css';
import { sourcesOf } from './sources-of';

/** Every `*.style.ts`, evaluated once. */
export interface Styles {
  /**
   * A style as its file is now, its rules minified; what has not changed is not evaluated again.
   *
   * @param path absolute
   * @throws Error as the style throws it, for an import that is not there, and for what is no CSS
   */
  read(path: string): Promise<Evaluated>;
  /**
   * Evaluates some once more, for nothing: for a watch, whose first change is not to wait until the tool is loaded and
   * the engine has compiled it. Ends where a style is read meanwhile.
   */
  warm(): Promise<void>;
}

/** Styles after which the first change takes no longer than the tenth: 250 ms where it took 500 to 850. */
const WARMING = 20;

/** Use one for all the builds of a run and of a watch. */
export const openStyles = (cache: BuildCache): Styles => {
  let reads = 0;
  const runs = keepRuns();
  const texts = new Map<string, string>();
  const { kind, evaluate, forget } = styleEvaluator();

  /** The tool's own cache can't tell what a change reaches: what imports the file is read again too. */
  const forgetIfChanged = (changed: string, text: string): void => {
    const before = texts.get(changed);
    texts.set(changed, text);
    if (before === undefined || before === text) return;
    for (const file of texts.keys()) if (reaches(changed, file)) forget(file);
  };
  const fresh = async (path: string, within: readonly string[] = []): Promise<Evaluated> => {
    const isOther = (other: string) => other !== path && other.endsWith('.style.ts') && !within.includes(other);
    const sources = sourcesOf(path, isOther);
    // Of another style a style has the names alone: its rules may change.
    const parts = [...sources].map(async ([file, text]) => [
      relative(root, file),
      isOther(file) ? (await fresh(file, [...within, path])).code : text,
    ]);
    const input = JSON.stringify(await Promise.all(parts));
    for (const [file, text] of sources) forgetIfChanged(file, text);
    return cache.get(kind, input, () => evaluate(path, must(sources.get(path), path)));
  };

  return {
    read(path) {
      reads++;
      return runs(path, async () => {
        const sources = [...sourcesOf(path).keys()];
        const evaluated = await fresh(path);
        return { made: { ...evaluated, css: await minifyCss(cache, path, evaluated.css) }, sources };
      });
    },
    async warm() {
      const before = reads;
      const styles = [...texts].filter(([path]) => path.endsWith('.style.ts'));
      for (const [path, text] of styles.slice(0, WARMING)) {
        // Whoever is asked for one meanwhile comes first, and warms it by that.
        if (reads !== before) return;
        await evaluate(path, text);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
};

/** Whether a module imports this one, directly or through others; one that is gone or broken may. */
const reaches = (changed: string, file: string): boolean => {
  try {
    return sourcesOf(file).has(changed);
  } catch {
    return true;
  }
};
