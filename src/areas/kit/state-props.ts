import type { PropDescription } from '../../widgets/kit/description';

export const stateProps = {
  loadingText: { type: 'text', default: 'Loading…', text: 'Announced to screen readers while loading.' },
  errorText: {
    type: 'text',
    default: 'Something went wrong.',
    text: 'Shown if the service fails.',
  },
  retryText: { type: 'text', default: 'Try again', text: 'Retry button next to errorText.' },
} as const satisfies Record<string, PropDescription>;

export const cutProps = {
  cutText: {
    type: 'text',
    default: 'Not everything is shown here.',
    text: 'Shown below content that is shortened because it is too long.',
  },
} as const satisfies Record<string, PropDescription>;

export const noProfileProps = {
  noProfileText: {
    type: 'text',
    default: 'You don’t have a game profile yet. Get the game to create one.',
    text: 'Shown to a player without a game profile.',
  },
  getProfileHref: {
    type: 'url',
    text: 'URL of the page that offers a game profile. Default: no button next to noProfileText.',
  },
  getProfileText: { type: 'text', default: 'Get the game', text: 'Button next to noProfileText.' },
} as const satisfies Record<string, PropDescription>;

export const signedOutProps = {
  signedOutText: {
    type: 'text',
    default: 'Sign in to see this.',
    text: 'Shown while nobody is signed in: next to the sign-in button of the page’s first such area, as a link in the others.',
  },
  signInText: {
    type: 'text',
    default: 'Sign in',
    text: 'Sign-in button of the page’s first area that needs a player. It returns to this page.',
  },
} as const satisfies Record<string, PropDescription>;
