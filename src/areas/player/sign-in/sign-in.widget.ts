import type { WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';

export const description = {
  name: 'sign-in',
  kind: 'area',
  asks: '',
  text: "Links to sign in and sign up that return to this page, or the player's gamertag and picture with a sign-out button.",
  props: {
    logInText: { type: 'text', default: 'Sign in', text: 'Text of the sign-in link.' },
    signUpText: { type: 'text', default: 'Sign up', text: 'Text of the sign-up link.' },
    hideSignUp: { type: 'boolean', default: false, text: 'Hides the sign-up link.' },
    logOutText: { type: 'text', default: 'Sign out', text: "Sign-out button in the player's menu." },
    menuText: { type: 'text', default: 'account menu', text: 'Announced after the gamertag.' },
    profileText: { type: 'text', default: 'Profile', text: 'Text of the profile link.' },
    profileHref: { type: 'url', text: 'URL of the profile page. Default: no profile link.' },
    ...stateProps,
    errorText: { ...stateProps.errorText, default: 'Sign-in isn’t available right now.' },
  },
  // Width of the buttons in English, in every theme.
  minWidth: 186,
  examples: [
    { name: 'whole', text: "The visitor's state: signed in or out.", props: { profileHref: '/profile' } },
    { name: 'log-in-only', text: 'Without the sign-up link.', props: { hideSignUp: true } },
  ],
} as const satisfies WidgetDescription;
