import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** Attributes can't change these texts (threat 4). */
export const claimTexts = {
  ...confirmTexts,
  claimQuestionText: 'Claim {title} for your account?',
  claimYesText: 'Yes, claim it',
} as const;
