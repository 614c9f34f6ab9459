import type { PropsOf } from '../kit/description';
import { Dialog } from '../kit/dialog';
import type { HostProps } from '../kit/host';
import { panel } from './flyout.style';
import type { description } from './flyout.widget';

/** A dialog at the right edge (WGT-7). */
export const Flyout = (props: PropsOf<typeof description> & HostProps) => (
  <Dialog {...props} className={panel} isOutside={(x, box) => x < box.left} />
);
