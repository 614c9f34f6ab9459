import { frameProps, purchaseProps } from '../../../widgets/balance-summary/purchase-props';
import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';

export const description = {
  name: 'minecoin-balance',
  kind: 'area',
  asks: '',
  text: "Shows the signed-in player's Minecoin balance. All copies on a page show the same balance, also after a purchase.",
  props: {
    ...purchaseProps,
    frameUrl: { ...frameProps.frameUrl, text: `${frameProps.frameUrl.text} If it fails, the service is asked.` },
    softFailureMessage: {
      type: 'text',
      default: 'This may be out of date.',
      text: 'Shown next to an old balance if refreshing it fails.',
    },
    ...stateProps,
    errorText: { ...stateProps.errorText, default: 'Couldn’t load your balance.' },
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your Minecoins.' },
  },
  events: { purchase: 'The button was pressed. No detail. Cancel the event to stay on the page.' },
  examples: [
    { name: 'whole', text: 'With the purchase button.', props: { purchaseButtonHref: '/store' } },
    {
      name: 'compact',
      text: 'In one line, for a page header.',
      props: { isCompact: true, purchaseButtonHref: '/store' },
    },
  ],
} as const satisfies WidgetDescription;
