import type { WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';

/** ARE-1. */
export const description = {
  name: 'sign-in',
  kind: 'area',
  asks: '',
  text: "Log in and sign up, which come back to this page; or the player's gamertag and picture, with the way out.",
  props: {
    logInText: { type: 'text', default: 'Sign in', text: 'The first button.' },
    signUpText: { type: 'text', default: 'Sign up', text: 'The second button.' },
    hideSignUp: { type: 'boolean', default: false, text: 'No second button.' },
    logOutText: { type: 'text', default: 'Sign out', text: "In the player's menu." },
    menuText: { type: 'text', default: 'account menu', text: 'Read out after the gamertag.' },
    profileText: { type: 'text', default: 'Profile', text: 'The link to the profile.' },
    profileHref: { type: 'url', text: 'Address of the profile page; without it the menu has no such link.' },
    ...stateProps,
    errorText: { ...stateProps.errorText, default: 'Sign-in isn’t available right now.' },
  },
  examples: [
    { name: 'whole', text: 'As the visitor is: signed in or not.', props: { profileHref: '/profile' } },
    { name: 'log-in-only', text: 'Without the button to sign up.', props: { hideSignUp: true } },
  ],
} as const satisfies WidgetDescription;
