import { frameProps, purchaseProps } from '../../../widgets/balance-summary/purchase-props';
import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';

/** ARE-5. */
export const description = {
  name: 'minecoin-balance',
  kind: 'area',
  asks: '',
  text: "The signed-in player's Minecoins, live: all copies on the page show the same, also after a purchase.",
  props: {
    ...purchaseProps,
    frameUrl: { ...frameProps.frameUrl, text: `${frameProps.frameUrl.text} If it fails, the service is asked.` },
    softFailureMessage: {
      type: 'text',
      default: 'This may be out of date.',
      text: 'Shown beside an older balance when a newer one did not come.',
    },
    ...stateProps,
    errorText: { ...stateProps.errorText, default: 'Couldn’t load your balance.' },
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your Minecoins.' },
  },
  events: { purchase: 'nothing; the button was pressed. A listener that cancels it keeps a link from being followed' },
  examples: [
    { name: 'whole', text: 'With the button to get more.', props: { purchaseButtonHref: '/store' } },
    { name: 'compact', text: 'For the head of a page.', props: { isCompact: true, purchaseButtonHref: '/store' } },
  ],
} as const satisfies WidgetDescription;
