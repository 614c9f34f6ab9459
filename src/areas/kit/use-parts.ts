import { useEffect, useMemo, useRef, useState } from 'react';
import type { Host } from '../../widgets/kit/host';
import { isDrawn } from './is-drawn';

/** How many are drawn at once: what a wide screen shows of them. */
const FIRST = 12;
/** And with each further task. */
const STEP = 6;

/**
 * A long list, part by part, so that drawing it holds nothing up: the first part at once, the others in a task each. A
 * newer list takes the place of the older one in the same way, so that the page's height does not collapse in between.
 *
 * @param list the same one until there is another to show
 * @param host where all of the first list may stand already
 */
export const useParts = <T>(list: readonly T[], host: Host): readonly (readonly T[])[] => {
  const parts = useMemo(() => {
    const parts = [list.slice(0, FIRST)];
    for (let at = FIRST; at < list.length; at += STEP) parts.push(list.slice(at, at + STEP));
    return parts;
  }, [list]);
  const [drawn, setDrawn] = useState(() => ({ parts, count: isDrawn(host) ? parts.length : 1 }));
  const shown = useRef<readonly (readonly T[])[]>([]);
  const count = drawn.parts === parts ? drawn.count : 1;
  shown.current = [...parts.slice(0, count), ...shown.current.slice(count, parts.length)];

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = (count: number) => {
      if (count > parts.length) return;
      timer = setTimeout(() => {
        setDrawn({ parts, count });
        next(count + 1);
      });
    };
    next(count + 1);
    return () => clearTimeout(timer);
  }, [parts]);
  return shown.current;
};
