import type { WidgetDescription } from '../kit/description';

export const purchaseProps = {
  isCompact: {
    type: 'boolean',
    default: false,
    text: 'Compact mode: one line, for a page header. The button is a plus sign.',
  },
  hidePurchaseButton: { type: 'boolean', default: false, text: 'Hides the button.' },
  purchaseButtonText: { type: 'text', default: 'Get Minecoins', text: 'Text of the button.' },
  purchaseButtonHref: { type: 'url', text: 'URL. The button becomes a link.' },
  balanceLabel: {
    type: 'text',
    default: 'Your balance',
    text: 'Label above the balance. In compact mode only for screen readers.',
  },
  currencyText: { type: 'text', default: 'Minecoins', text: 'Announced after the balance.' },
} as const satisfies WidgetDescription['props'];

export const frameProps = {
  frameUrl: {
    type: 'url',
    text: "Address of a page that posts the balance from a hidden frame; by default the settings' frameUrl.",
  },
} as const satisfies WidgetDescription['props'];
