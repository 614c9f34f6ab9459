import type { ReactNode } from 'react';
import { wave } from '../../../widgets/kit/wave.style';
import { rowWave } from './help-list.style';

export interface RowShimmerProps {
  readonly count: number;
  readonly children?: ReactNode;
}

export const RowShimmer = ({ count, children }: RowShimmerProps) => (
  <div aria-hidden="true">
    {[...Array(count)].map((_, i) => (
      <div key={i} className={`${wave} ${rowWave}`} />
    ))}
    {children}
  </div>
);
