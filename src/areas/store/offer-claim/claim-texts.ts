import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** No attribute changes it (threat 4). */
export const claimTexts = {
  ...confirmTexts,
  claimQuestionText: 'Claim {title} for your account?',
  claimYesText: 'Yes, claim it',
} as const;
