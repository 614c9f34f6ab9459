import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** Attributes can't change these texts (threat 4). */
export const realmsTexts = {
  ...confirmTexts,
  redeemQuestionText: 'Redeem {title} for your realm?',
  redeemYesText: 'Yes, redeem it',
  pauseQuestionText: 'Pause the subscription of {title}? The realm is closed until you resume it.',
  pauseYesText: 'Yes, pause it',
  resumeQuestionText: 'Resume the subscription of {title}? You pay for it again from now on.',
  resumeYesText: 'Yes, resume it',
} as const;
