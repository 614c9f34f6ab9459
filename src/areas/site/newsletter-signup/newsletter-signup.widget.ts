import type { WidgetDescription } from '../../../widgets/kit/description';
import { formProps } from '../../kit/form/form-props';
import { stateProps } from '../../kit/state-props';

export const description = {
  name: 'newsletter-signup',
  kind: 'area',
  asks: 'newsletter',
  text: "Newsletter form with what the visitor's country requires: consent, a minimum age and a choice of newsletters.",
  props: {
    heading: { type: 'text', default: 'Newsletter', text: 'Heading above the form.' },
    introText: { type: 'text', default: 'Get occasional news by email.', text: 'Text below the heading.' },
    emailLabel: { type: 'text', default: 'Email address', text: 'Label of the email field.' },
    optionsLabel: {
      type: 'text',
      default: 'What would you like to hear about?',
      text: 'Label of the list of newsletters, if there are several.',
    },
    ageText: {
      type: 'text',
      default: 'I am {age} or older.',
      text: 'Checkbox, if the country has a minimum age. {age} is the age.',
    },
    consentText: {
      type: 'text',
      default: 'I agree to receive these emails. I can unsubscribe at any time.',
      text: 'Checkbox, if the country requires explicit consent.',
    },
    subscribeText: { type: 'text', default: 'Subscribe', text: 'Submit button.' },
    doneHeading: { type: 'text', default: 'You’re subscribed', text: 'Heading after a successful subscription.' },
    doneText: { type: 'text', default: 'You’ll get the next newsletter.', text: 'Text below doneHeading.' },
    knownHeading: {
      type: 'text',
      default: 'You’re already subscribed',
      text: 'Heading if the address is subscribed already.',
    },
    knownText: { type: 'text', default: 'You’re all set.', text: 'Text below knownHeading.' },
    unavailableText: {
      type: 'text',
      default: 'The newsletter isn’t available in your country yet.',
      text: 'Shown if the country has no newsletter.',
    },
    ...formProps,
    ...stateProps,
  },
  events: { subscribed: 'The address is subscribed: { isNew }. isNew is false if it was subscribed before.' },
  details: { subscribed: { isNew: 'boolean' } },
  methods: ['focus'],
  examples: [
    { name: 'whole', text: "The form for the visitor's country." },
    {
      name: 'translated',
      text: 'Custom texts.',
      props: {
        heading: 'Nyhetsbrev',
        introText: 'Det senaste, då och då, per e-post.',
        emailLabel: 'E-postadress',
        optionsLabel: 'Vad vill du höra om?',
        ageText: 'Jag är {age} eller äldre.',
        subscribeText: 'Prenumerera',
      },
    },
  ],
} as const satisfies WidgetDescription;
