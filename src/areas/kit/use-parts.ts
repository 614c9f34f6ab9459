import { useEffect, useMemo, useState } from 'react';
import type { Host } from '../../widgets/kit/host';
import { isPrerendered } from './prerendered';

/** Enough items to fill a wide screen. */
const FIRST_COUNT = 12;
const STEP_COUNT = 6;

type Parts<T> = readonly (readonly T[])[];

interface PartsProgress<T> {
  readonly parts: Parts<T>;
  readonly shownCount: number;
  readonly previous: Parts<T>;
}

/** Renders a long list in short tasks. Replaces an older list gradually, so that the page doesn't shrink. */
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
    // Store the new list here, too, because a list with only one part starts no timer.
    setProgress((before) => (before.parts === parts ? before : advance(before, parts, 1)));
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
