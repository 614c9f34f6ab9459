import type { WidgetDescription } from '../kit/description';

export const purchaseProps = {
  isCompact: {
    type: 'boolean',
    default: false,
    text: 'In one line, for the head of a page; the button is a plus sign.',
  },
  hidePurchaseButton: { type: 'boolean', default: false, text: 'No button.' },
  purchaseButtonText: { type: 'text', default: 'Get Minecoins', text: "The button's text." },
  purchaseButtonHref: { type: 'url', text: 'Makes the button a link to this address.' },
  balanceLabel: {
    type: 'text',
    default: 'Your balance',
    text: 'Over the balance; in compact mode for screen readers only.',
  },
  currencyText: { type: 'text', default: 'Minecoins', text: 'Read out after the balance.' },
} as const satisfies WidgetDescription['props'];

export const frameProps = {
  frameUrl: {
    type: 'url',
    text: "Address of a page that posts the balance from a hidden frame; by default the settings' frameUrl.",
  },
} as const satisfies WidgetDescription['props'];
