import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** No attribute changes them (threat 4). */
export const capeTexts = {
  ...confirmTexts,
  capeQuestionText: 'Redeem the fifteen-year cape?',
  capeYesText: 'Yes, redeem it',
} as const;
