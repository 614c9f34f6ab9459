import { useMemo } from 'react';
import { base } from '../shared/base.style';
import { cssValue } from '../shared/css-value';
import type { PropsOf } from '../shared/description';
import type { HostProps } from '../shared/host';
import { visuallyHidden } from '../shared/visually-hidden.style';
import { wave } from '../shared/wave.style';
import { block, line, stack } from './shimmer.style';
import type { description } from './shimmer.widget';

/** Blocks in the place of what is still loading (WGT-16). */
export const Shimmer = ({ width, height, lines, loadingText, host }: PropsOf<typeof description> & HostProps) => {
  const across = useMemo(() => cssValue(host, 'width', 'width', width), [width]);
  const high = useMemo(() => cssValue(host, 'height', 'height', height), [height]);
  return (
    <div className={`${base} ${stack}`} style={{ width: across }} role="status">
      {/* Not by Array.from: old libraries put their own in its place. An array of 2.5 would throw. */}
      {[...Array(Math.floor(lines))].map((_, i) => (
        <div key={i} className={`${wave} ${high ? block : line}`} style={{ height: high }} />
      ))}
      <span className={visuallyHidden}>{loadingText}</span>
    </div>
  );
};
