import type { WidgetDescription } from '../../widgets/shared/description';
import { signedOutProps, stateProps } from '../shared/state-props';

/** ARE-5. */
export const description = {
  name: 'minecoin-balance',
  kind: 'area',
  text: "The signed-in player's Minecoins, live: all copies on the page show the same, also after a purchase.",
  props: {
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
    softFailureMessage: {
      type: 'text',
      default: 'This may be out of date.',
      text: 'Shown beside an older balance when a newer one did not come.',
    },
    ...stateProps,
    errorText: { ...stateProps.errorText, default: 'Your balance could not be loaded.' },
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your Minecoins.' },
  },
  events: { purchase: 'nothing; the button was pressed. A listener that cancels it keeps a link from being followed' },
  examples: [
    { name: 'whole', text: 'With the button to get more.', props: { purchaseButtonHref: '/store' } },
    { name: 'compact', text: 'For the head of a page.', props: { isCompact: true, purchaseButtonHref: '/store' } },
  ],
} as const satisfies WidgetDescription;
