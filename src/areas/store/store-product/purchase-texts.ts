import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** What a visitor agrees to when buying; no attribute changes it (threat 4). */
export const purchaseTexts = {
  ...confirmTexts,
  confirmText: 'Buy {title} for {amount} Minecoins?',
  yesText: 'Yes, buy it',
  freeConfirmText: 'Get {title} for free?',
  freeYesText: 'Yes, get it',
} as const;
