import type { WidgetDescription } from '../../../widgets/kit/description';
import { confirmProps } from '../../kit/confirm/confirm-props';
import { cutProps, signedOutProps, stateProps } from '../../kit/state-props';
import { realmsTexts } from './realms-texts';
import { statusProps } from './status-props';

/** ARE-6, ARE-10. */
export const description = {
  name: 'realms-subscription',
  kind: 'area',
  asks: '',
  text: "A player's realm: its subscription with the days left, pausing and resuming, the list of subscriptions, what can be had next, and redeeming.",
  props: {
    heading: { type: 'text', default: 'Your realm', text: 'Heading above it.' },
    realmsProfileId: {
      type: 'text',
      text: "Whose realm; by default the signed-in player's. Another's is shown alone: nothing is redeemed, paused or resumed there.",
    },
    stateTexts: { type: 'record', text: 'Words for the states: {"ACTIVE": "Running"}; the others keep ours.' },
    ...statusProps,
    unnamedText: { type: 'text', default: 'Unnamed realm', text: 'Where it has none.' },
    stateLabel: { type: 'text', default: 'Status', text: 'Before a state.' },
    daysLabel: { type: 'text', default: 'Time left', text: 'Before the days that are left.' },
    daysLeftText: { type: 'text', default: '{days}', text: '{days} stands for the number with its unit.' },
    daysOverText: {
      type: 'text',
      default: 'Ended {ago}',
      text: 'When the time is over; {ago} stands for “3 days ago”, {days} for “3 days”.',
    },
    lastPaymentLabel: { type: 'text', default: 'Last payment', text: 'Before a date.' },
    nextPaymentLabel: { type: 'text', default: 'Next payment', text: 'Before a date.' },
    kindLabel: { type: 'text', default: 'Type', text: 'Before the word for a trial.' },
    subscriptionLabel: { type: 'text', default: 'Subscription', text: 'Before its number.' },
    endLabel: { type: 'text', default: 'Valid until', text: 'Before a date.' },
    worldLabel: { type: 'text', default: 'World', text: "Before the world's name." },
    listHeading: { type: 'text', default: 'Subscriptions', text: 'Heading of the list.' },
    offersHeading: { type: 'text', default: 'Available offers', text: 'Heading of the offers.' },
    trialText: {
      type: 'text',
      default: 'Free trial',
      text: "A product that is a trial, after the catalog's title of it.",
    },
    productText: {
      type: 'text',
      default: 'Realm, 1 month',
      text: 'A product that is not and that the catalog has no title for; {id} stands for its id.',
    },
    nextText: { type: 'text', default: 'Get it', text: 'The button of what can be had next.' },
    nextHref: { type: 'url', text: 'Where that is; without it there is no button.' },
    redeemText: { type: 'text', default: 'Redeem', text: 'The button of what was bought.' },
    redeemQuestionText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.redeemQuestionText,
      text: "The question before redeeming; {title} is the catalog's, else the id.",
    },
    redeemYesText: { type: 'text', from: 'settings', default: realmsTexts.redeemYesText, text: 'Redeems.' },
    ...confirmProps,
    redeemedText: { type: 'text', default: 'Redeemed.', text: 'Afterwards.' },
    redeemFailedText: {
      type: 'text',
      default: 'Couldn’t confirm that it was redeemed. Check before you try again.',
      text: 'When it failed, or its answer got lost.',
    },
    pauseText: { type: 'text', default: 'Pause subscription', text: 'The button.' },
    resumeText: { type: 'text', default: 'Resume subscription', text: 'The button while it is paused.' },
    pauseQuestionText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.pauseQuestionText,
      text: "The question before pausing; {title} is the realm's name.",
    },
    pauseYesText: { type: 'text', from: 'settings', default: realmsTexts.pauseYesText, text: 'Pauses.' },
    resumeQuestionText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.resumeQuestionText,
      text: "The question before resuming; {title} is the realm's name.",
    },
    resumeYesText: { type: 'text', from: 'settings', default: realmsTexts.resumeYesText, text: 'Resumes.' },
    workingText: { type: 'text', default: 'Updating…', text: 'While something is under way.' },
    pausedText: { type: 'text', default: 'Subscription paused.', text: 'Said when it is paused.' },
    resumedText: { type: 'text', default: 'Subscription resumed.', text: 'Said when it runs again.' },
    pauseFailedText: {
      type: 'text',
      default: 'Couldn’t confirm the change. Check the status before you try again.',
      text: 'When it failed, or its answer got lost.',
    },
    emptyText: { type: 'text', default: 'You don’t have a realm yet.', text: 'When the player has none.' },
    partText: {
      type: 'text',
      default: 'Couldn’t load everything.',
      text: 'Under what was loaded, with retryText.',
    },
    ...stateProps,
    ...cutProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your realm.' },
  },
  examples: [
    { name: 'whole', text: 'As the player has it.', props: { nextHref: '/realms' } },
    { name: 'own-words', text: 'Other words for a state.', props: { stateTexts: { OPEN: 'Running', ACTIVE: 'Paid' } } },
  ],
} as const satisfies WidgetDescription;
