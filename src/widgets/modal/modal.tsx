import type { PropsOf } from '../shared/description';
import { Dialog } from '../shared/dialog';
import type { HostProps } from '../shared/host';
import { box } from './modal.style';
import type { description } from './modal.widget';

/**
 * A dialog in the middle of the page (WGT-8). A click beside it does not close it: what was typed into it is not lost
 * by a slip.
 */
export const Modal = (props: PropsOf<typeof description> & HostProps) => <Dialog {...props} className={box} />;
