import type { WidgetDescription } from '../kit/description';
import { challengeProps } from './challenge-props';
import { picture } from './examples/picture';
import { sound } from './examples/sound';

export const description = {
  name: 'captcha',
  kind: 'component',
  isLarge: true,
  exampleWidth: 392,
  text: 'A captcha: an image or a sound, and an input for the answer. The page provides the challenge and checks the answer.',
  props: {
    contentType: {
      type: 'text',
      values: ['Image', 'Audio'],
      default: 'Image',
      text: 'The kind of challenge: Image shows the image, Audio a button that plays the sound.',
    },
    image: { type: 'text', text: 'The image in base64: PNG, JPEG, GIF or WebP.' },
    audio: { type: 'text', text: 'The sound in base64: WAV.' },
    isLoading: {
      type: 'boolean',
      default: false,
      text: 'Disables the input and the submit button, and shows a placeholder instead of the challenge.',
    },
    errorLabel: { type: 'text', text: 'Error below the input, which marks it invalid.' },
    label: { type: 'text', default: 'Type what you see or hear', text: 'Label of the input.' },
    ...challengeProps,
    submitText: { type: 'text', default: 'Submit', text: 'Submit button.' },
    loadingText: { type: 'text', default: 'Loading…', text: 'Announced to screen readers while loading.' },
    brokenText: {
      type: 'text',
      default: 'Couldn’t load the challenge. Get a new one.',
      text: "Shown if the challenge is missing, or isn't an image or a sound.",
    },
  },
  events: {
    'new-challenge': 'The visitor requests another challenge of the same kind. No detail.',
    toggle: 'The visitor requests the other kind of challenge: { contentType }. contentType is Image or Audio.',
    submit: 'The visitor submits an answer: { text }. text is unchanged.',
  },
  details: { toggle: { contentType: ['Image', 'Audio'] }, submit: { text: 'text' } },
  methods: ['focus'],
  room: [{}, { where: '[data-error-label]', example: 'error' }],
  examples: [
    { name: 'image', text: 'An image.', props: { image: picture } },
    { name: 'audio', text: 'A sound.', props: { contentType: 'Audio', audio: sound } },
    { name: 'loading', text: 'Loading.', props: { isLoading: true } },
    {
      name: 'error',
      text: 'After a wrong answer.',
      props: { image: picture, errorLabel: 'That didn’t match. Try this one.' },
    },
    { name: 'broken', text: "Data that isn't an image.", props: { image: 'PHN2Zz4=' } },
    {
      name: 'long',
      text: 'Long texts.',
      props: {
        image: picture,
        label: 'Type all the characters that you can make out in the picture above, in the same order',
        newChallengeText: 'Ask for a different challenge than this one',
        audioText: 'Listen to the characters instead of looking at them',
        submitText: 'Send what I have typed',
        errorLabel:
          'What you have typed is not the same as what the picture shows. Take your time and try it with this one.',
      },
    },
  ],
} as const satisfies WidgetDescription;
