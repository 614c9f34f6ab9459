import type { PropsOf } from '../shared/description';
import { Dialog } from '../shared/dialog';
import type { HostProps } from '../shared/host';
import { panel } from './flyout.style';
import type { description } from './flyout.widget';

/** A panel at the right, 488px wide, that a click beside it closes (WGT-7). */
export const Flyout = (props: PropsOf<typeof description> & HostProps) => (
  <Dialog {...props} className={panel} isOutside={(x, box) => x < box.left} />
);
