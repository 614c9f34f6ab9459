import type { Journey } from '../journey';

/** The player's card. */
export const playerProfile: Journey = {
  area: 'player-profile',
  rules: 'ARE-1 ARE-6 PRF-1 PRF-4',
  signedOut: async (visitor) => {
    await visitor.says(/sign in to see your profile/);
    await visitor.signsIn();
    await visitor.says(/Pixelfox42/);
  },
  signedIn: async (visitor) => {
    await visitor.says(/Pixelfox42/);
    await visitor.page.waitForFunction(() => document.querySelector('#area')!.shadowRoot!.querySelector('img')?.naturalWidth);
  },
  ended: async (visitor) => {
    await visitor.says(/Pixelfox42/);
    await visitor.sessionEnds();
    await visitor.asksAgain();
    await visitor.says(/sign in to see your profile/);
    await visitor.signsIn();
    await visitor.says(/Pixelfox42/);
  },
};
