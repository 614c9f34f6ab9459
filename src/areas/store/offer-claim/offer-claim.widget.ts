import type { WidgetDescription } from '../../../widgets/kit/description';
import { confirmProps } from '../../kit/confirm/confirm-props';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { claimTexts } from './claim-texts';

/** ARE-9. */
export const description = {
  name: 'offer-claim',
  kind: 'area',
  asks: '',
  text: 'An offer that a player can claim once: whether it is claimed already is checked first.',
  props: {
    offerId: { type: 'text', required: true, text: 'The offer that is granted.' },
    entitlementId: { type: 'text', text: "The entitlement that it gives; by default it has the offer's id." },
    heading: { type: 'text', required: true, text: 'What the offer is.' },
    text: { type: 'text', text: 'A sentence about it.' },
    claimText: { type: 'text', default: 'Claim', text: 'The button.' },
    claimQuestionText: {
      type: 'text',
      from: 'settings',
      default: claimTexts.claimQuestionText,
      text: 'The question before claiming; {title} is what the service calls the offer, else its id.',
    },
    claimYesText: { type: 'text', from: 'settings', default: claimTexts.claimYesText, text: 'Claims.' },
    ...confirmProps,
    claimingText: { type: 'text', default: 'Claiming…', text: 'While it is being claimed.' },
    claimedText: { type: 'text', default: 'Claimed', text: 'Instead of the button when the player has it.' },
    failedText: { type: 'text', default: 'Couldn’t claim this. Try again.', text: 'When claiming failed.' },
    ...stateProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to claim this.' },
  },
  events: { claim: 'It was claimed: { offerId }.' },
  details: { claim: { offerId: 'text' } },
  examples: [
    {
      name: 'whole',
      text: 'An offer with a sentence about it.',
      props: {
        offerId: 'offer-anniversary-cape',
        heading: 'The anniversary cape',
        text: 'A thank-you to everybody who was here this year.',
      },
    },
  ],
} as const satisfies WidgetDescription;
