import type { WidgetDescription } from '../../../widgets/kit/description';
import { confirmProps } from '../../kit/confirm/confirm-props';
import { cutProps, signedOutProps, stateProps } from '../../kit/state-props';
import { realmsTexts } from './realms-texts';
import { statusProps } from './status-props';

export const description = {
  name: 'realms-subscription',
  kind: 'area',
  asks: '',
  text: "Shows a player's realm and its subscription: days left, pause, resume, all subscriptions, available products and redeeming.",
  props: {
    heading: { type: 'text', default: 'Your realm', text: 'Heading above the realm.' },
    realmsProfileId: {
      type: 'text',
      text: "Id of the Realms profile. Default: the signed-in player's. Another profile is read-only.",
    },
    stateTexts: {
      type: 'record',
      text: 'Names of states: {"ACTIVE": "Running"}. Default for the others: the texts of the state props.',
    },
    ...statusProps,
    unnamedText: { type: 'text', default: 'Unnamed realm', text: 'Name of a realm without one.' },
    stateLabel: { type: 'text', default: 'Status', text: 'Label of a state.' },
    daysLabel: { type: 'text', default: 'Time left', text: 'Label of the time left.' },
    daysLeftText: { type: 'text', default: '{days}', text: 'Time left. {days} is the number with its unit.' },
    daysOverText: {
      type: 'text',
      default: 'Ended {ago}',
      text: 'Shown when the time is over. {ago} is “3 days ago”, {days} is “3 days”.',
    },
    lastPaymentLabel: { type: 'text', default: 'Last payment', text: "Label of the last payment's date." },
    nextPaymentLabel: { type: 'text', default: 'Next payment', text: "Label of the next payment's date." },
    kindLabel: { type: 'text', default: 'Type', text: "Label of the subscription's type: trialText for a trial." },
    subscriptionLabel: { type: 'text', default: 'Subscription', text: "Label of the subscription's number." },
    endLabel: { type: 'text', default: 'Valid until', text: "Label of the subscription's end date." },
    worldLabel: { type: 'text', default: 'World', text: "Label of the world's name." },
    listHeading: { type: 'text', default: 'Subscriptions', text: 'Heading of the list of subscriptions.' },
    offersHeading: { type: 'text', default: 'Available offers', text: 'Heading of the available products.' },
    trialText: {
      type: 'text',
      default: 'Free trial',
      text: 'Shown after the title of a product that is a trial.',
    },
    productText: {
      type: 'text',
      default: 'Realm, 1 month',
      text: "Name of a product that the catalog doesn't know and that isn't a trial. {id} is its id.",
    },
    nextText: { type: 'text', default: 'Get it', text: 'Button of the next available product.' },
    nextHref: { type: 'url', text: 'URL of the nextText button. Default: no button.' },
    redeemText: { type: 'text', default: 'Redeem', text: 'Button that redeems a product.' },
    redeemQuestionText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.redeemQuestionText,
      text: "Question before redeeming. {title} is the catalog's title, or the id.",
    },
    redeemYesText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.redeemYesText,
      text: 'Button that confirms redeeming.',
    },
    ...confirmProps,
    redeemedText: { type: 'text', default: 'Redeemed.', text: 'Shown after redeeming.' },
    redeemFailedText: {
      type: 'text',
      default: 'Couldn’t confirm that it was redeemed. Check before you try again.',
      text: 'Shown if redeeming failed, or if its response was lost.',
    },
    pauseText: { type: 'text', default: 'Pause subscription', text: 'Button that pauses the subscription.' },
    resumeText: { type: 'text', default: 'Resume subscription', text: 'Button that resumes the subscription.' },
    pauseQuestionText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.pauseQuestionText,
      text: "Question before pausing. {title} is the realm's name.",
    },
    pauseYesText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.pauseYesText,
      text: 'Button that confirms pausing.',
    },
    resumeQuestionText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.resumeQuestionText,
      text: "Question before resuming. {title} is the realm's name.",
    },
    resumeYesText: {
      type: 'text',
      from: 'settings',
      default: realmsTexts.resumeYesText,
      text: 'Button that confirms resuming.',
    },
    workingText: { type: 'text', default: 'Updating…', text: 'Shown while a change is sent.' },
    pausedText: { type: 'text', default: 'Subscription paused.', text: 'Announced when the subscription is paused.' },
    resumedText: {
      type: 'text',
      default: 'Subscription resumed.',
      text: 'Announced when the subscription is resumed.',
    },
    pauseFailedText: {
      type: 'text',
      default: 'Couldn’t confirm the change. Check the status before you try again.',
      text: 'Shown if a change failed, or if its response was lost.',
    },
    emptyText: { type: 'text', default: 'You don’t have a realm yet.', text: 'Shown if the player has no realm.' },
    partText: {
      type: 'text',
      default: 'Couldn’t load everything.',
      text: 'Shown with a retry button if a part fails to load.',
    },
    ...stateProps,
    ...cutProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your realm.' },
  },
  examples: [
    { name: 'whole', text: "The player's realm.", props: { nextHref: '/realms' } },
    { name: 'own-words', text: 'Custom names of states.', props: { stateTexts: { OPEN: 'Running', ACTIVE: 'Paid' } } },
  ],
} as const satisfies WidgetDescription;
