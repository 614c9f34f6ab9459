import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** Attributes can't change these texts (threat 4). */
export const purchaseTexts = {
  ...confirmTexts,
  confirmText: 'Buy {title} for {amount} Minecoins?',
  yesText: 'Yes, buy it',
  freeConfirmText: 'Get {title} for free?',
  freeYesText: 'Yes, get it',
} as const;
