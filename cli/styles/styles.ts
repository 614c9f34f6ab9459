import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import type { BuildCache } from '../io/build-cache';
import { type Evaluated, evaluateStyle } from './evaluate-style';
import { minifyCss } from './minify-css';
import { sourcesOf } from './style-sources';

export interface Styles {
  read(path: string): Promise<Evaluated>;
}

const kind = `linaria ${['package.json', 'cli/styles/evaluate-style.ts', 'cli/styles/flatten-style.ts'].map((file) => readFileSync(`${root}${file}`, 'utf8')).join('')}`;

export const openStyles = (cache: BuildCache): Styles => {
  const evaluate = async (path: string, within: readonly string[] = []): Promise<Evaluated> => {
    if (within.includes(path)) throw Error(`circular imports of styles: ${[...within, path].join(', ')}`);
    const isOther = (other: string) => other !== path && other.endsWith('.style.ts');
    // Replace each imported style with its evaluated code, because a style needs only the class names of its imports.
    const texts = new Map(
      await Promise.all(
        [...sourcesOf(path, isOther)].map(
          async ([file, text]) =>
            [file, isOther(file) ? (await evaluate(file, [...within, path])).code : text] as const,
        ),
      ),
    );
    const input = JSON.stringify([...texts].map(([file, text]) => [relative(root, file), text]));
    return cache.get(kind, input, () => evaluateStyle(path, texts));
  };
  const read = async (path: string): Promise<Evaluated> => {
    const evaluated = await evaluate(path);
    return { ...evaluated, css: await minifyCss(cache, path, evaluated.css) };
  };
  const reading = new Map<string, Promise<Evaluated>>();
  return {
    read(path) {
      const begun = reading.get(path) ?? read(path);
      reading.set(path, begun);
      return begun;
    },
  };
};
