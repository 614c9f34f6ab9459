import { expect } from 'vitest';
import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';
import { withoutProfile } from '../without-profile';

const waitForImage = (visitor: Visitor) =>
  visitor.page.waitForFunction(() => document.querySelector('#area')!.shadowRoot?.querySelector('img')?.naturalWidth);

export const playerProfile: EndToEndTest = {
  area: 'player-profile',
  rules: 'ARE-1 ARE-6 PRF-1 PRF-4 STO-1',
  errorText: /went wrong|couldn’t load/,
  signedOut: async (visitor) => {
    await visitor.sees(/sign in to see your profile/);
    await visitor.signsIn();
    await visitor.sees(/Pixelfox42/);
  },
  signedIn: async (visitor) => {
    await visitor.sees(/^Pixelfox42 ?Owns Game and Welcome pack$/);
    await waitForImage(visitor);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/Pixelfox42/);
    await visitor.sessionEnds();
    await visitor.checksSession();
    await visitor.sees(/sign in to see your profile/);
    await visitor.signsIn();
    await visitor.sees(/Pixelfox42/);
  },
  states: [
    ...withoutProfile(/Newcomer7.*don’t have a game profile yet.*get the game/i, waitForImage),
    {
      name: 'the picture and a retry button if only the profile fails',
      faults: [{ url: /\/minecraft\/profile/, status: 503, times: 3 }],
      shows: async (visitor) => {
        await visitor.sees(/Pixelfox42.*couldn’t load your game profile.*try again/i);
        await waitForImage(visitor);
        await visitor.press(/^try again$/);
        await visitor.sees(/^Pixelfox42 ?Owns Game and Welcome pack$/);
        expect(visitor.opened.sent(/profile\/settings/)).toHaveLength(1);
      },
    },
    {
      name: 'everything else and a retry button if only the products fail',
      faults: [{ url: /^\/entitlements/, status: 503, times: 3 }],
      shows: async (visitor) => {
        await visitor.sees(/^Pixelfox42 ?couldn’t load what you own\. ?try again$/i);
        await waitForImage(visitor);
        await visitor.press(/^try again$/);
        await visitor.sees(/^Pixelfox42 ?Owns Game and Welcome pack$/);
        expect(visitor.opened.sent(/minecraft\/profile|profile\/settings/)).toHaveLength(2);
      },
    },
    {
      name: 'the profile and a retry button if only the picture fails',
      faults: [
        { url: /profile\/settings/, status: 503, times: 3 },
        { url: /\/minecraft\/profile/, body: '{"id":"1","name":"Foxy"}' },
      ],
      shows: async (visitor) => {
        await visitor.sees(
          /Pixelfox42.*couldn’t load your picture.*try again.*plays as Foxy|plays as Foxy.*couldn’t load your picture.*try again/i,
        );
        await visitor.press(/^try again$/);
        await visitor.sees(/^Pixelfox42 ?Plays as Foxy ?Owns Game and Welcome pack$/);
        await waitForImage(visitor);
        expect(visitor.opened.sent(/minecraft\/profile/)).toHaveLength(1);
      },
    },
  ],
};
