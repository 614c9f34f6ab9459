import type { WidgetDescription } from '../../../widgets/kit/description';
import { formProps } from '../../kit/form/form-props';
import { stateProps } from '../../kit/state-props';

/** ARE-7. */
export const description = {
  name: 'newsletter-signup',
  kind: 'area',
  asks: 'newsletter',
  text: "Signs up for the newsletter, asking for what the visitor's country asks for: consent, age, which ones.",
  props: {
    heading: { type: 'text', default: 'Newsletter', text: 'Heading above the form.' },
    introText: { type: 'text', default: 'Get occasional news by email.', text: 'A sentence under the heading.' },
    emailLabel: { type: 'text', default: 'Email address', text: 'Name of the first field.' },
    optionsLabel: {
      type: 'text',
      default: 'What would you like to hear about?',
      text: 'Name of the list of newsletters, where there are several.',
    },
    ageText: {
      type: 'text',
      default: 'I am {age} or older.',
      text: 'To be ticked where the country has a youngest age; {age} stands for it.',
    },
    consentText: {
      type: 'text',
      default: 'I agree to receive these emails. I can unsubscribe at any time.',
      text: 'To be ticked where the country asks for express consent.',
    },
    subscribeText: { type: 'text', default: 'Subscribe', text: 'The button.' },
    doneHeading: { type: 'text', default: 'You’re subscribed', text: 'Heading when it worked.' },
    doneText: { type: 'text', default: 'You’ll get the next newsletter.', text: 'The sentence under it.' },
    knownHeading: { type: 'text', default: 'You’re already subscribed', text: 'Heading when the address was known.' },
    knownText: { type: 'text', default: 'You’re all set.', text: 'The sentence under it.' },
    unavailableText: {
      type: 'text',
      default: 'The newsletter isn’t available in your country yet.',
      text: 'Shown where none is sent.',
    },
    ...formProps,
    ...stateProps,
  },
  events: { subscribed: 'The address is on the list: { isNew }, false when it was before.' },
  details: { subscribed: { isNew: 'boolean' } },
  methods: ['focus'],
  examples: [
    { name: 'whole', text: "As the service answers for the visitor's country." },
    {
      name: 'translated',
      text: 'Other texts.',
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
