import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** What a visitor agrees to when redeeming the cape; no attribute changes it (threat 4). */
export const capeTexts = {
  ...confirmTexts,
  capeQuestionText: 'Redeem the fifteen-year cape?',
  capeYesText: 'Yes, redeem it',
} as const;
