import type { WidgetDescription } from '../kit/description';

export const challengeProps = {
  imageAltText: {
    type: 'text',
    default: 'Picture of the characters to type',
    text: 'Read out instead of the picture.',
  },
  newChallengeText: { type: 'text', default: 'New challenge', text: 'Name of the button that asks for another one.' },
  audioText: { type: 'text', default: 'Listen instead', text: 'Name of the button that asks for a sound.' },
  imageText: { type: 'text', default: 'Look instead', text: 'Name of the button that asks for a picture.' },
  playText: { type: 'text', default: 'Play', text: 'Name of the button that plays the sound.' },
  pauseText: { type: 'text', default: 'Pause', text: 'Its name while it plays.' },
} as const satisfies WidgetDescription['props'];
