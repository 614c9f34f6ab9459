import type { WidgetDescription } from '../../../widgets/kit/description';
import { noProfileProps, signedOutProps, stateProps } from '../../kit/state-props';

export const description = {
  name: 'player-profile',
  kind: 'area',
  asks: '',
  text: 'Shows the signed-in player: gamertag, picture, game name and what the player owns.',
  props: {
    profileText: {
      type: 'text',
      default: 'Plays as {name}',
      text: 'Line below the gamertag, if the game name differs from it. {name} is the game name.',
    },
    pictureText: {
      type: 'text',
      default: 'Picture of {gamertag}',
      text: "Alternative text of the picture. {gamertag} is the player's name.",
    },
    profileErrorText: {
      type: 'text',
      default: 'Couldn’t load your game profile.',
      text: 'Shown with a retry button if only the game profile fails to load.',
    },
    pictureErrorText: {
      type: 'text',
      default: 'Couldn’t load your picture.',
      text: 'Shown with a retry button if only the picture fails to load.',
    },
    productsText: {
      type: 'text',
      default: 'Owns {products}',
      text: 'What the player owns. {products} is the list of names.',
    },
    productNames: {
      type: 'record',
      text: 'Names of entitlements, by their ids: {"product_dungeons": "The dungeons game"}. An empty name hides the entitlement.',
    },
    productsErrorText: {
      type: 'text',
      default: 'Couldn’t load what you own.',
      text: 'Shown with a retry button if only these fail to load.',
    },
    ...noProfileProps,
    ...stateProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your profile.' },
  },
  slots: { '': 'Actions below the text: links or buttons.' },
  maxWidth: 520,
  examples: [
    { name: 'whole', text: 'The player from the service.' },
    { name: 'actions', text: 'With a link below the text.', html: '<a href="/profile/settings">Settings</a>' },
  ],
} as const satisfies WidgetDescription;
