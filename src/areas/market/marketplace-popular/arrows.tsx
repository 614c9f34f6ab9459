import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { HostProps } from '../../../widgets/kit/host';
import { ChevronLeft } from '../../../widgets/kit/icons/chevron-left';
import { ChevronRight } from '../../../widgets/kit/icons/chevron-right';
import { useDirection } from '../../../widgets/kit/use-direction';
import { useElementRef } from '../../../widgets/kit/use-element-ref';
import { AreaButton } from '../../kit/area-button';
import { arrows } from './marketplace-popular.style';

export interface ArrowsProps extends HostProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

export const Arrows = ({ host, section, previousLabel, nextLabel }: ArrowsProps) => {
  const isNeeded = useOverflow(section);
  const box = useElementRef<HTMLDivElement>();
  useDirection(host.element, box);
  return (
    <div ref={box} className={arrows} hidden={!isNeeded}>
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
    // A ResizeObserver misses added tiles, which don't change the row's own size.
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
  // Don't use `scrollTo`, which old libraries overwrite.
  row.scroll({ left: left * (getComputedStyle(row).direction === 'rtl' ? -1 : 1) });
};
