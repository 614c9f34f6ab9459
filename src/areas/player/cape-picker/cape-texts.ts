import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** Attributes can't change these texts (threat 4). */
export const capeTexts = {
  ...confirmTexts,
  capeQuestionText: 'Redeem the 15th anniversary cape?',
  capeYesText: 'Yes, redeem it',
} as const;
