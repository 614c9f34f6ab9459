import type { WidgetDescription } from '../kit/description';

export const challengeProps = {
  imageAltText: {
    type: 'text',
    default: 'Image of the characters to type',
    text: 'Alternative text of the image.',
  },
  newChallengeText: { type: 'text', default: 'New challenge', text: 'Button that requests another challenge.' },
  audioText: { type: 'text', default: 'Switch to audio', text: 'Button that requests a sound.' },
  imageText: { type: 'text', default: 'Switch to image', text: 'Button that requests an image.' },
  playText: { type: 'text', default: 'Play', text: 'Button that plays the sound.' },
  pauseText: { type: 'text', default: 'Pause', text: 'Button that pauses the sound.' },
} as const satisfies WidgetDescription['props'];
