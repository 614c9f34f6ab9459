import { compile } from '../../src/experiments/engine/compile';
import type { Experiment } from '../../src/experiments/engine/config';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import { literalPrefilter } from '../match/literal-prefilter';
import { memoizeByList } from '../match/memoize-by-list';
import type { Overlap } from './find-overlaps';

export interface ListShare {
  urls: number;
  weight: number;
  first: string;
}

export interface UrlCounter {
  add(url: URL, weight: number): void;
  shareOf(overlap: Overlap): ListShare | undefined;
}

export const urlCounter = (experiments: readonly Experiment[], overlaps: readonly Overlap[]): UrlCounter => {
  const shares = new Map<Overlap, ListShare>();
  const match = compile(experiments, inputLimit, undefined, literalPrefilter(experiments));
  const overlapsOf = memoizeByList((matched: readonly Experiment[]) => {
    const members = new Set(matched);
    return overlaps.filter(({ a, b }) => members.has(a) && members.has(b));
  });
  return {
    add(url, weight) {
      const { hostname, pathname, search } = url;
      const matched = match({ hostname, pathname, search });
      if (matched.length < 2) return;
      for (const overlap of overlapsOf(matched)) {
        const share = shares.get(overlap) ?? { urls: 0, weight: 0, first: url.href };
        shares.set(overlap, share);
        share.urls++;
        share.weight += weight;
      }
    },
    shareOf: (overlap) => shares.get(overlap),
  };
};
