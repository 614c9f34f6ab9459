import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** The texts of the confirmation. No attribute changes them (threat 4). */
export const capeTexts = {
  ...confirmTexts,
  capeQuestionText: 'Redeem the 15th anniversary cape?',
  capeYesText: 'Yes, redeem it',
} as const;
