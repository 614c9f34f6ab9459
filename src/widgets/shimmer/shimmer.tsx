import { useMemo } from 'react';
import { base } from '../kit/base.style';
import { cssValue } from '../kit/css-value';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { visuallyHidden } from '../kit/visually-hidden.style';
import { wave } from '../kit/wave.style';
import { block, line, stack } from './shimmer.style';
import type { description } from './shimmer.widget';

/** A placeholder for loading content (WGT-16). */
export const Shimmer = ({ width, height, lines, loadingText, host }: PropsOf<typeof description> & HostProps) => {
  const cssWidth = useMemo(() => cssValue(host, 'width', 'width', width), [host, width]);
  const cssHeight = useMemo(() => cssValue(host, 'height', 'height', height), [host, height]);
  return (
    <div className={`${base} ${stack}`} style={{ width: cssWidth }} role="status">
      {/* Don't use `Array.from`, which old libraries replace. Round `lines` down, because `Array(2.5)` throws. */}
      {[...Array(Math.floor(lines))].map((_, i) => (
        <div key={i} className={`${wave} ${cssHeight ? block : line}`} style={{ height: cssHeight }} />
      ))}
      <span className={visuallyHidden}>{loadingText}</span>
    </div>
  );
};
