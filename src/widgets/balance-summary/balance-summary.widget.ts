import type { WidgetDescription } from '../kit/description';
import { frameProps, purchaseProps } from './purchase-props';

export const description = {
  name: 'balance-summary',
  kind: 'component',
  exampleWidth: 392,
  text: "Shows a player's Minecoin balance and a button to get more. A message is an error without a balance, and a warning with one.",
  props: {
    balance: { type: 'number', text: 'Number of Minecoins; 0 is a balance. Default: unknown.' },
    errorMessage: {
      type: 'text',
      text: 'The error. The status is error without a balance, and warning with one.',
    },
    failureMessage: { type: 'text', text: 'Replaces errorMessage if the status is error.' },
    softFailureMessage: { type: 'text', text: 'Replaces errorMessage if the status is warning.' },
    isLoading: {
      type: 'boolean',
      default: false,
      text: 'Shows a placeholder instead of the balance, and hides the message.',
    },
    frameUrl: {
      ...frameProps.frameUrl,
      text: `${frameProps.frameUrl.text} Only without balance, errorMessage and isLoading.`,
    },
    ...purchaseProps,
    errorText: {
      type: 'text',
      default: 'Couldn’t load your balance.',
      text: 'Shown if the frame posts no balance. failureMessage and softFailureMessage win.',
    },
    loadingText: { type: 'text', default: 'Loading…', text: 'Announced to screen readers while loading.' },
  },
  events: { purchase: 'The button was pressed. No detail. Cancel the event to stay on the page.' },
  room: [
    {},
    { where: '[data-error-message]', example: 'warning' },
    { where: '[data-is-compact]', example: 'compact' },
    { where: '[data-is-compact][data-error-message]', example: 'compact-error' },
  ],
  examples: [
    { name: 'normal', text: 'A balance.', props: { balance: 1340, purchaseButtonHref: '/minecoins' } },
    { name: 'zero', text: 'A balance of 0.', props: { balance: 0 } },
    { name: 'loading', text: 'Loading.', props: { isLoading: true } },
    {
      name: 'warning',
      text: 'A message with a balance.',
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
      text: 'A large number without a button.',
      props: { balance: 1234567890, hidePurchaseButton: true },
    },
    { name: 'compact', text: 'Compact.', props: { balance: 1340, isCompact: true } },
    { name: 'compact-loading', text: 'Compact, while loading.', props: { isLoading: true, isCompact: true } },
    {
      name: 'compact-error',
      text: 'Compact, with a message.',
      props: { errorMessage: 'We could not load your balance.', isCompact: true },
    },
  ],
} as const satisfies WidgetDescription;
