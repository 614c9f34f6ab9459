import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { ChevronLeft } from '../../../widgets/kit/icons/chevron-left';
import { ChevronRight } from '../../../widgets/kit/icons/chevron-right';
import { AreaButton } from '../../kit/area-button';
import { arrows } from './marketplace-popular.style';

export interface ArrowsProps {
  /** Where the row is. */
  readonly section: RefObject<HTMLElement | null>;
  /** How many tiles there are. */
  readonly count: number;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/** The two buttons that move the row; where all of it is seen, they would move nothing, and are not there. */
export const Arrows = ({ section, count, previousLabel, nextLabel }: ArrowsProps) => {
  const [needed, setNeeded] = useState(true);
  useLayoutEffect(() => {
    const list = rowOf(section);
    if (!list) return undefined;
    // Its first report comes before the first picture.
    const sizes = new ResizeObserver(() => setNeeded(list.scrollWidth > list.clientWidth + 1));
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [count]);
  return (
    <div className={arrows} hidden={!needed}>
      <AreaButton variant="secondary" label={previousLabel} onClick={() => turn(rowOf(section), -1)}>
        <ChevronLeft size={16} />
      </AreaButton>
      <AreaButton variant="secondary" label={nextLabel} onClick={() => turn(rowOf(section), 1)}>
        <ChevronRight size={16} />
      </AreaButton>
    </div>
  );
};

const rowOf = (section: RefObject<HTMLElement | null>) => section.current?.querySelector('ul');

/** Most of a row further, and round at the ends. */
const turn = (list: HTMLElement | null | undefined, by: 1 | -1) => {
  if (!list) return;
  const { clientWidth, scrollWidth, scrollLeft } = list;
  const most = scrollWidth - clientWidth;
  const at = Math.abs(scrollLeft);
  const to = by > 0 ? (at >= most - 1 ? 0 : at + clientWidth * 0.8) : at <= 1 ? most : at - clientWidth * 0.8;
  // Not by scrollTo(): old libraries give elements one of their own.
  list.scroll({ left: to * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) });
};
