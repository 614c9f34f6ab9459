import type { WidgetDescription } from '../../../widgets/kit/description';
import { confirmProps } from '../../kit/confirm/confirm-props';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { claimTexts } from './claim-texts';

export const description = {
  name: 'offer-claim',
  kind: 'area',
  asks: '',
  text: 'Lets a player claim an offer once. It first checks whether the player has the offer.',
  props: {
    offerId: { type: 'text', required: true, text: 'Id of the offer to grant.' },
    entitlementId: { type: 'text', text: 'Id of the entitlement that the offer grants. Default: offerId.' },
    heading: { type: 'text', required: true, text: "Heading: the offer's name." },
    text: { type: 'text', text: 'Text about the offer.' },
    claimText: { type: 'text', default: 'Claim', text: 'Claim button.' },
    claimQuestionText: {
      type: 'text',
      from: 'settings',
      default: claimTexts.claimQuestionText,
      text: "Question before claiming. {title} is the service's title of the offer, or its id.",
    },
    claimYesText: {
      type: 'text',
      from: 'settings',
      default: claimTexts.claimYesText,
      text: 'Button that confirms the claim.',
    },
    ...confirmProps,
    claimingText: { type: 'text', default: 'Claiming…', text: 'Shown while the offer is claimed.' },
    claimedText: { type: 'text', default: 'Claimed', text: 'Replaces the button if the player has the offer.' },
    failedText: { type: 'text', default: 'Couldn’t claim this. Try again.', text: 'Shown if claiming fails.' },
    ...stateProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to claim this.' },
  },
  events: { claim: 'The offer was claimed: { offerId }.' },
  details: { claim: { offerId: 'text' } },
  examples: [
    {
      name: 'whole',
      text: 'An offer with a text.',
      props: {
        offerId: 'offer-anniversary-cape',
        heading: 'The anniversary cape',
        text: 'A thank-you to everybody who was here this year.',
      },
    },
  ],
} as const satisfies WidgetDescription;
