import type { confirmTexts } from './confirm-texts';
import { OwnWindowLink } from './own-window-link';

export type UnaskedReason = 'unseen' | 'framed';

export interface UnaskedNoteProps {
  readonly reason: UnaskedReason;
  readonly texts: Readonly<Record<keyof typeof confirmTexts, string>>;
}

export const UnaskedNote = ({ reason, texts }: UnaskedNoteProps) =>
  reason === 'framed' ? <OwnWindowLink text={texts.framedText} /> : texts.unseenText;
