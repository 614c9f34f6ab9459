import { expect } from 'vitest';
import type { AreaState } from './end-to-end-test';
import type { Visitor } from './visitor';

const answers = [
  ['as the service says it', undefined],
  ['by an answer without a body (204)', { status: 204 }],
  ['by an empty body', { body: '' }],
  [
    'by a record of the failure',
    { body: '{"errorMessage":"The server has not found anything matching the request URI"}' },
  ],
] as const;

/**
 * PRF-1: tests each response by which services report a missing game profile. The area must show a button that leads to
 * a profile, and no retry.
 */
export const withoutProfile = (shows: RegExp, also?: (visitor: Visitor) => Promise<unknown>): readonly AreaState[] =>
  answers.map(([how, fault]) => ({
    name: `a player without a game profile, ${how}`,
    gamertag: 'Newcomer7',
    attributes: 'data-get-profile-href="/store/game"',
    faults: fault && [{ url: /\/minecraft\/profile/, ...fault }],
    shows: async (visitor) => {
      await visitor.sees(shows);
      expect(await visitor.text()).not.toMatch(/try again|went wrong|redeem/i);
      expect(
        await visitor.page.$eval('#area', ({ shadowRoot }) =>
          [...shadowRoot!.querySelectorAll('a,button')].map((one) => one.getAttribute('href')),
        ),
      ).toEqual(['/store/game']);
      await also?.(visitor);
    },
  }));
