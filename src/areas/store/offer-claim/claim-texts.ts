import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** What a visitor agrees to when claiming; no attribute changes it (threat 4). */
export const claimTexts = {
  ...confirmTexts,
  claimQuestionText: 'Claim {title} for your account?',
  claimYesText: 'Yes, claim it',
} as const;
