import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { ChevronLeft } from '../../../widgets/kit/icons/chevron-left';
import { ChevronRight } from '../../../widgets/kit/icons/chevron-right';
import { AreaButton } from '../../kit/area-button';
import { arrows } from './marketplace-popular.style';

export interface ArrowsProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/** The buttons are hidden if the whole row is visible. */
export const Arrows = ({ section, previousLabel, nextLabel }: ArrowsProps) => {
  const isNeeded = useOverflow(section);
  return (
    <div className={arrows} hidden={!isNeeded}>
      <AreaButton variant="secondary" label={previousLabel} onClick={() => turn(rowOf(section), -1)}>
        <ChevronLeft size={16} />
      </AreaButton>
      <AreaButton variant="secondary" label={nextLabel} onClick={() => turn(rowOf(section), 1)}>
        <ChevronRight size={16} />
      </AreaButton>
    </div>
  );
};

const useOverflow = (section: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(true);
  useLayoutEffect(() => {
    const row = rowOf(section);
    if (!row) return undefined;
    const measure = () => setOverflows(row.scrollWidth > row.clientWidth + 1);
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    // More tiles don't change the row's own size.
    const tiles = new MutationObserver(measure);
    tiles.observe(row, { childList: true });
    return () => {
      sizes.disconnect();
      tiles.disconnect();
    };
  }, [section]);
  return overflows;
};

const rowOf = (section: RefObject<HTMLElement | null>) => section.current?.querySelector('ul');

const turn = (row: HTMLElement | null | undefined, direction: 1 | -1) => {
  if (!row) return;
  const end = row.scrollWidth - row.clientWidth;
  const position = Math.abs(row.scrollLeft);
  const isAtEdge = direction > 0 ? position >= end - 1 : position <= 1;
  const opposite = direction > 0 ? 0 : end;
  const left = isAtEdge ? opposite : position + direction * row.clientWidth * 0.8;
  // Not `scrollTo`, which old libraries replace.
  row.scroll({ left: left * (getComputedStyle(row).direction === 'rtl' ? -1 : 1) });
};
