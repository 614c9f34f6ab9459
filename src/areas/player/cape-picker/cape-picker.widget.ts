import type { WidgetDescription } from '../../../widgets/kit/description';
import { confirmProps } from '../../kit/confirm/confirm-props';
import { cutProps, noProfileProps, signedOutProps, stateProps } from '../../kit/state-props';
import { capeTexts } from './cape-texts';

export const description = {
  name: 'cape-picker',
  kind: 'area',
  asks: '',
  text: "Shows the player's capes, rendered from their textures. The equipped one is marked. A button redeems the 15th anniversary cape.",
  props: {
    heading: { type: 'text', default: 'Capes', text: 'Heading above the capes.' },
    activeText: { type: 'text', default: 'In use', text: 'Label of the equipped cape.' },
    unnamedText: {
      type: 'text',
      default: 'Cape {number}',
      text: 'Name of a cape without one. {number} counts from 1.',
    },
    emptyText: { type: 'text', default: 'No capes yet.', text: 'Shown if the player has no capes.' },
    hideRedeem: { type: 'boolean', default: false, text: 'Hides the button that redeems the cape.' },
    redeemText: { type: 'text', default: 'Redeem the 15th anniversary cape', text: 'Button that redeems the cape.' },
    capeQuestionText: {
      type: 'text',
      from: 'settings',
      default: capeTexts.capeQuestionText,
      text: 'Question before redeeming.',
    },
    capeYesText: {
      type: 'text',
      from: 'settings',
      default: capeTexts.capeYesText,
      text: 'Button that confirms redeeming.',
    },
    ...confirmProps,
    redeemingText: { type: 'text', default: 'Redeeming…', text: 'Shown while the cape is redeemed.' },
    redeemedText: { type: 'text', default: 'Cape redeemed.', text: 'Shown after the cape was redeemed.' },
    redeemFailedText: {
      type: 'text',
      default: 'Couldn’t confirm that it was redeemed. Check before you try again.',
      text: 'Shown if redeeming failed, or if its response was lost.',
    },
    ...stateProps,
    ...cutProps,
    ...noProfileProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your capes.' },
  },
  events: { select: 'A cape was selected: { id, url }.', redeem: 'The cape was redeemed. No detail.' },
  details: { select: { id: 'text', url: 'text' } },
  examples: [
    { name: 'whole', text: "The player's capes." },
    { name: 'no-redeem', text: 'Without the redeem button.', props: { hideRedeem: true } },
  ],
} as const satisfies WidgetDescription;
