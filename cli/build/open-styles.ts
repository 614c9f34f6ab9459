import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import type { BuildCache } from './build-cache';
import { type Evaluated, evaluateStyle } from './evaluate-style';
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

/** What a result depends on besides the sources: the tools' versions, which package.json pins, and what calls them. */
const kind = `linaria ${['package.json', 'cli/build/evaluate-style.ts', 'cli/build/flatten-style.ts'].map((file) => readFileSync(`${root}${file}`, 'utf8')).join('')}`;

/** Use one for all the builds of a run and of a watch. */
export const openStyles = (cache: BuildCache): Styles => {
  let reads = 0;
  const runs = keepRuns();
  const lately = new Map<string, ReadonlyMap<string, string>>();

  const fresh = async (path: string, within: readonly string[] = []): Promise<Evaluated> => {
    if (within.includes(path)) throw Error(`styles import each other in a circle: ${[...within, path].join(', ')}`);
    const isOther = (other: string) => other !== path && other.endsWith('.style.ts');
    // Of another style a style has the names alone: its rules may change.
    const texts = new Map(
      await Promise.all(
        [...sourcesOf(path, isOther)].map(
          async ([file, text]) => [file, isOther(file) ? (await fresh(file, [...within, path])).code : text] as const,
        ),
      ),
    );
    lately.set(path, texts);
    const input = JSON.stringify([...texts].map(([file, text]) => [relative(root, file), text]));
    return cache.get(kind, input, () => evaluateStyle(path, texts));
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
      for (const [path, texts] of [...lately].slice(0, WARMING)) {
        // Whoever is asked for one meanwhile comes first, and warms it by that.
        if (reads !== before) return;
        await evaluateStyle(path, texts);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
};
