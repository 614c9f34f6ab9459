import type { WidgetDescription } from '../kit/description';
import { challengeProps } from './challenge-props';
import { picture } from './examples/picture';
import { sound } from './examples/sound';

/** WGT-2, WGT-3, WGT-4. */
export const description = {
  name: 'captcha',
  kind: 'component',
  isLarge: true,
  exampleWidth: 392,
  text: 'A challenge that a person can solve: a picture or a sound, and an input for what it says. The page gives the challenge and judges the answer.',
  props: {
    contentType: {
      type: 'text',
      values: ['Image', 'Audio'],
      default: 'Image',
      text: 'What is shown: the picture, or the control that plays the sound.',
    },
    image: { type: 'text', text: 'The picture, base64: PNG or JPEG.' },
    audio: { type: 'text', text: 'The sound, base64: WAV.' },
    isLoading: {
      type: 'boolean',
      default: false,
      text: 'The challenge is on its way: input and submit can not be used, the other two buttons can.',
    },
    errorLabel: { type: 'text', text: 'What the page finds wrong, under the input; marks it invalid.' },
    label: { type: 'text', default: 'Type what you see or hear', text: 'Name of the input.' },
    ...challengeProps,
    submitText: { type: 'text', default: 'Submit', text: 'Name of the button that submits.' },
    loadingText: { type: 'text', default: 'Loading', text: 'Read out while the challenge is on its way.' },
    brokenText: {
      type: 'text',
      default: 'This challenge can not be shown. Please ask for a new one.',
      text: 'Shown when the challenge is missing, or is no picture or sound.',
    },
  },
  events: {
    'new-challenge': 'nothing; another challenge of the same kind is asked for',
    toggle: '{ contentType }: a challenge of this kind is asked for, Image or Audio',
    submit: '{ text }: what was typed, as it was typed',
  },
  details: { toggle: { contentType: ['Image', 'Audio'] }, submit: { text: 'text' } },
  methods: ['focus'],
  examples: [
    { name: 'image', text: 'A picture to read.', props: { image: picture } },
    { name: 'audio', text: 'A sound to listen to.', props: { contentType: 'Audio', audio: sound } },
    { name: 'loading', text: 'The challenge is on its way.', props: { isLoading: true } },
    {
      name: 'error',
      text: 'The answer was wrong.',
      props: { image: picture, errorLabel: 'That was not it. Here is another one.' },
    },
    { name: 'broken', text: 'What came is no picture.', props: { image: 'PHN2Zz4=' } },
    {
      name: 'long',
      text: 'Texts longer than their place.',
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
