import type { PropDescription } from '../../widgets/kit/description';

/** WGT-18. */
export const stateProps = {
  loadingText: { type: 'text', default: 'Loading…', text: 'Said to screen readers while it loads.' },
  errorText: {
    type: 'text',
    default: 'That did not work. It is not your fault.',
    text: 'Shown when the service fails.',
  },
  retryText: { type: 'text', default: 'Try again', text: 'The button beside errorText.' },
} as const satisfies Record<string, PropDescription>;

export const cutProps = {
  cutText: {
    type: 'text',
    default: 'There is more than can be shown here.',
    text: 'Shown below what is too long to be shown whole.',
  },
} as const satisfies Record<string, PropDescription>;

export const noProfileProps = {
  noProfileText: {
    type: 'text',
    default: 'You have no game profile yet. It comes with the game.',
    text: 'For a player who has none.',
  },
  getProfileHref: {
    type: 'url',
    text: 'Where one gets a game profile; without it there is no button beside noProfileText.',
  },
  getProfileText: { type: 'text', default: 'Get the game', text: 'The button beside noProfileText.' },
} as const satisfies Record<string, PropDescription>;

export const signedOutProps = {
  signedOutText: { type: 'text', default: 'Sign in to see this.', text: 'Shown while nobody is signed in.' },
  signInText: {
    type: 'text',
    default: 'Sign in',
    text: 'The button beside signedOutText; it comes back to the same place.',
  },
} as const satisfies Record<string, PropDescription>;
