import { useEffect, useMemo, useState } from 'react';
import type { Host } from '../../widgets/kit/host';
import { isPrerendered } from './prerendered';

/** Rendered in the first task: what a wide screen shows. */
const FIRST_COUNT = 12;
/** Rendered in each further task. */
const STEP_COUNT = 6;

type Parts<T> = readonly (readonly T[])[];

interface PartsProgress<T> {
  readonly parts: Parts<T>;
  readonly shownCount: number;
  /** The parts that were shown before: each stays until the new one in its place is rendered. */
  readonly previous: Parts<T>;
}

/**
 * Renders a long list in short tasks: the first part at once, each other part in a task of its own. A newer list
 * replaces the older one part by part, so that the page doesn't collapse in between.
 *
 * @param list the same array until there is another one to show
 * @param host if it is server-rendered, the first list is complete at once
 * @returns the parts to render now
 */
export const useParts = <T>(list: readonly T[], host: Host): Parts<T> => {
  const parts = useMemo(() => split(list), [list]);
  const [prerendered] = useState(() => (isPrerendered(host) ? parts : undefined));
  const [progress, setProgress] = useState<PartsProgress<T>>({
    parts,
    shownCount: prerendered ? parts.length : 1,
    previous: [],
  });

  useEffect(() => {
    if (parts === prerendered) return;
    let timer: ReturnType<typeof setTimeout>;
    const scheduleNext = (count: number) => {
      if (count > parts.length) return;
      timer = setTimeout(() => {
        setProgress((before) => advance(before, parts, count));
        scheduleNext(count + 1);
      });
    };
    scheduleNext(2);
    return () => clearTimeout(timer);
  }, [parts, prerendered]);

  return shownParts(progress.parts === parts ? progress : advance(progress, parts, 1));
};

const split = <T>(list: readonly T[]): Parts<T> => {
  const parts = [list.slice(0, FIRST_COUNT)];
  for (let at = FIRST_COUNT; at < list.length; at += STEP_COUNT) parts.push(list.slice(at, at + STEP_COUNT));
  return parts;
};

const advance = <T>(before: PartsProgress<T>, parts: Parts<T>, shownCount: number): PartsProgress<T> => ({
  parts,
  shownCount,
  previous: before.parts === parts ? before.previous : shownParts(before),
});

const shownParts = <T>({ parts, shownCount, previous }: PartsProgress<T>): Parts<T> => [
  ...parts.slice(0, shownCount),
  ...previous.slice(shownCount, parts.length),
];
