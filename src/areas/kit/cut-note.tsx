import { rest } from './call-view.style';
import type { CallState } from './use-call';

export const CutNote = ({ call, text }: { readonly call: CallState<unknown>; readonly text: string }) =>
  call.isCut && call.status !== 'signed-out' ? <p className={rest}>{text}</p> : null;
