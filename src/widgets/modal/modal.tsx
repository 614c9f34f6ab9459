import type { PropsOf } from '../kit/description';
import { Dialog } from '../kit/dialog';
import type { HostProps } from '../kit/host';
import { box } from './modal.style';
import type { description } from './modal.widget';

/** WGT-8. A click outside doesn't close it, because visitors would lose what they have typed. */
export const Modal = (props: PropsOf<typeof description> & HostProps) => <Dialog {...props} className={box} />;
