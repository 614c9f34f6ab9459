import type { WidgetDescription } from '../kit/description';
import { frameProps, purchaseProps } from './purchase-props';

/** WGT-9, WGT-10. */
export const description = {
  name: 'balance-summary',
  kind: 'component',
  exampleWidth: 392,
  text: 'How many Minecoins a player has, and a button to get more. A message without a balance is an error, beside one it is a warning.',
  props: {
    balance: { type: 'number', text: 'Minecoins; 0 is a balance. Leave it out where it is not known.' },
    errorMessage: {
      type: 'text',
      text: 'What went wrong. Its presence makes the status: error without a balance, warning with one.',
    },
    failureMessage: { type: 'text', text: 'Shown for an error instead of errorMessage.' },
    softFailureMessage: { type: 'text', text: 'Shown for a warning instead of errorMessage.' },
    isLoading: {
      type: 'boolean',
      default: false,
      text: 'The balance is on its way: a shimmer stands in its place, and no message is shown.',
    },
    frameUrl: {
      ...frameProps.frameUrl,
      text: `${frameProps.frameUrl.text} Only without balance, errorMessage and isLoading.`,
    },
    ...purchaseProps,
    errorText: {
      type: 'text',
      default: 'Couldn’t load your balance.',
      text: 'What went wrong if the frame posts no balance; failureMessage and softFailureMessage win.',
    },
    loadingText: { type: 'text', default: 'Loading…', text: 'Read out while the balance is on its way.' },
  },
  events: { purchase: 'nothing; the button was pressed. A listener that cancels it keeps a link from being followed' },
  room: [
    {},
    { where: '[data-error-message]', example: 'warning' },
    { where: '[data-is-compact]', example: 'compact' },
    { where: '[data-is-compact][data-error-message]', example: 'compact-error' },
  ],
  examples: [
    { name: 'normal', text: 'A balance.', props: { balance: 1340, purchaseButtonHref: '/minecoins' } },
    { name: 'zero', text: 'Nothing left: a balance too.', props: { balance: 0 } },
    { name: 'loading', text: 'On its way.', props: { isLoading: true } },
    {
      name: 'warning',
      text: 'A message beside a balance.',
      props: {
        balance: 660,
        errorMessage: 'ServiceUnavailable',
        softFailureMessage: 'This may be an hour old: we could not reach the bank.',
      },
    },
    {
      name: 'error',
      text: 'A message without a balance.',
      props: { errorMessage: 'ServiceUnavailable', failureMessage: 'We could not load your balance. Try again later.' },
    },
    {
      name: 'no-button',
      text: 'Without a button, and a number that is long.',
      props: { balance: 1234567890, hidePurchaseButton: true },
    },
    { name: 'compact', text: 'In one line.', props: { balance: 1340, isCompact: true } },
    { name: 'compact-loading', text: 'In one line, on its way.', props: { isLoading: true, isCompact: true } },
    {
      name: 'compact-error',
      text: 'In one line, with a message.',
      props: { errorMessage: 'We could not load your balance.', isCompact: true },
    },
  ],
} as const satisfies WidgetDescription;
