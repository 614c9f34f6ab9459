import type { WidgetDescription } from '../../../widgets/kit/description';
import { confirmProps } from '../../kit/confirm/confirm-props';
import { cutProps, noProfileProps, signedOutProps, stateProps } from '../../kit/state-props';
import { capeTexts } from './cape-texts';

/** ARE-6. */
export const description = {
  name: 'cape-picker',
  kind: 'area',
  asks: '',
  text: "The player's capes, each drawn from its texture, the worn one marked; and a button that redeems the fifteen-year cape.",
  props: {
    heading: { type: 'text', default: 'Capes', text: 'Heading above them.' },
    activeText: { type: 'text', default: 'In use', text: 'Marks the one that is worn.' },
    unnamedText: { type: 'text', default: 'Cape {number}', text: 'For one without a name; {number} counts from 1.' },
    emptyText: { type: 'text', default: 'No capes yet.', text: 'When the player has none.' },
    hideRedeem: { type: 'boolean', default: false, text: 'No button to redeem.' },
    redeemText: { type: 'text', default: 'Redeem the 15th anniversary cape', text: 'The button.' },
    capeQuestionText: {
      type: 'text',
      from: 'settings',
      default: capeTexts.capeQuestionText,
      text: 'The question before redeeming.',
    },
    capeYesText: { type: 'text', from: 'settings', default: capeTexts.capeYesText, text: 'Redeems.' },
    ...confirmProps,
    redeemingText: { type: 'text', default: 'Redeeming…', text: 'While it is under way.' },
    redeemedText: { type: 'text', default: 'Cape redeemed.', text: 'Afterwards.' },
    redeemFailedText: {
      type: 'text',
      default: 'Couldn’t confirm that it was redeemed. Check before you try again.',
      text: 'When it failed, or its answer got lost.',
    },
    ...stateProps,
    ...cutProps,
    ...noProfileProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your capes.' },
  },
  events: { select: 'One was pressed: { id, url }.', redeem: 'nothing; the cape was redeemed' },
  details: { select: { id: 'text', url: 'text' } },
  examples: [
    { name: 'whole', text: 'As the player has them.' },
    { name: 'no-redeem', text: 'Without the button.', props: { hideRedeem: true } },
  ],
} as const satisfies WidgetDescription;
