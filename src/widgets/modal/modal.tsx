import type { PropsOf } from '../kit/description';
import { Dialog } from '../kit/dialog';
import type { HostProps } from '../kit/host';
import { box } from './modal.style';
import type { description } from './modal.widget';

/** Ignores clicks outside, because visitors would lose what they have typed (WGT-8). */
export const Modal = (props: PropsOf<typeof description> & HostProps) => <Dialog {...props} className={box} />;
