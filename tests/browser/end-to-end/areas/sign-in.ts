import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';

const leaves = async (visitor: Visitor) => {
  await visitor.press(/^pixelfox42/);
  await Promise.all([visitor.page.waitForNavigation(), visitor.press(/^sign out$/)]);
};

export const signIn: EndToEndTest = {
  area: 'sign-in',
  rules: 'ARE-1 AUT-1 AUT-2 AUT-3 AUT-6 AUT-8 PRF-4',
  attributes: 'data-profile-href="/profile"',
  // If the call fails, a placeholder image is shown.
  callsWithFallback: /gt\(/,
  signedOut: async (visitor) => {
    await visitor.sees(/sign in.*sign up/);
    await visitor.signsIn();
    await visitor.sees(/pixelfox42/);
    await leaves(visitor);
  },
  signedIn: async (visitor) => {
    await visitor.sees(/pixelfox42/);
    await leaves(visitor);
    await visitor.page.waitForFunction(
      () => !localStorage.getItem('expiration') && !document.cookie.includes('session_username'),
    );
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/pixelfox42/);
    // Wait for the image, the area's last request. From then on, only an action of the player reveals an ended session.
    await visitor.page.waitForFunction(() => document.querySelector('#area')!.shadowRoot?.querySelector('img'));
    await visitor.sessionEnds();
    await visitor.press(/^pixelfox42/);
    await visitor.sees(/sign in.*sign up/);
    await visitor.signsIn();
    await visitor.sees(/pixelfox42/);
  },
};
