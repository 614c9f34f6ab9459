import { confirmTexts } from '../../kit/confirm/confirm-texts';

/** No attribute changes it (threat 4). */
export const purchaseTexts = {
  ...confirmTexts,
  confirmText: 'Buy {title} for {amount} Minecoins?',
  yesText: 'Yes, buy it',
  freeConfirmText: 'Get {title} for free?',
  freeYesText: 'Yes, get it',
} as const;
