import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** Attributes can't change these texts (threat 4). */
export const capeTexts = {
  ...confirmTexts,
  capeQuestionText: 'Redeem the fifteen-year cape?',
  capeYesText: 'Yes, redeem it',
} as const;
