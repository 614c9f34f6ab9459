import type { WidgetDescription } from '../../../widgets/kit/description';
import { noProfileProps, signedOutProps, stateProps } from '../../kit/state-props';

/** ARE-6. */
export const description = {
  name: 'player-profile',
  kind: 'area',
  asks: '',
  text: 'The signed-in player: gamertag, picture, the name in the game and what they own.',
  props: {
    profileText: {
      type: 'text',
      default: 'Plays as {name}',
      text: 'Under the gamertag where the name in the game is another; {name} stands for it.',
    },
    pictureText: {
      type: 'text',
      default: 'Picture of {gamertag}',
      text: 'What the picture shows, for screen readers.',
    },
    profileErrorText: {
      type: 'text',
      default: 'Couldn’t load your game profile.',
      text: 'Under the gamertag, with retryText, when the game profile alone failed.',
    },
    pictureErrorText: {
      type: 'text',
      default: 'Couldn’t load your picture.',
      text: 'The same, when the picture alone failed.',
    },
    productsText: {
      type: 'text',
      default: 'Owns {products}',
      text: 'What the player owns; {products} stands for the names.',
    },
    productNames: {
      type: 'record',
      text: 'Names by entitlement, where its own would say too little: {"product_dungeons": "The dungeons game"}. An empty name hides it.',
    },
    productsErrorText: {
      type: 'text',
      default: 'Couldn’t load what you own.',
      text: 'Under the gamertag, when that alone failed.',
    },
    ...noProfileProps,
    ...stateProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your profile.' },
  },
  slots: { '': 'Actions under the text: links, buttons.' },
  examples: [
    { name: 'whole', text: 'As the player is.' },
    { name: 'actions', text: 'With a link below.', html: '<a href="/profile/settings">Settings</a>' },
  ],
} as const satisfies WidgetDescription;
