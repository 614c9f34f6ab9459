import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';

const log = (): string => {
  const path = join(tmpdir(), 'gate.log');
  writeFileSync(path, 'the log');
  return path;
};

/**
 * Requests a new challenge, as a visitor who can't read the first one does.
 *
 * @returns its solution
 */
const requestsNewChallenge = async (visitor: Visitor, name: RegExp, kind: string) => {
  let solution: string | undefined;
  visitor.page.on('response', (response) => {
    if (response.url().includes(`challengeType=${kind}`)) solution = response.headers()['x-sandbox-challenge'];
  });
  await visitor.press(name);
  for (;;) {
    await visitor.page.waitForFunction(() =>
      document.querySelector('#area')!.shadowRoot?.querySelectorAll('form')[1]?.querySelector('input:read-write'),
    );
    if (solution) return solution;
    await visitor.sees(/type what you see or hear/);
  }
};

const fills = async (visitor: Visitor) => {
  await visitor.sees(/what happened\?/);
  await visitor.type(/^email address/, 'noor@example.com');
  await visitor.type(/^subject/, 'It stops at the gate');
  await visitor.choose(/^what is it/, 'The game');
  await visitor.sees(/how often in a week/);
};

export const supportTicket: EndToEndTest = {
  area: 'support-ticket',
  rules: 'ARE-3 SUP-1 SUP-2 SUP-3 SUP-4 SUP-5 SUP-6 SUP-7',
  config: { helpCentre: { ticketFormId: 360001900401 } },
  errorText: /went wrong|load the challenge|couldn’t upload|couldn’t send/,
  retryButton: (shown) =>
    /went wrong/i.test(shown)
      ? /^try again$/
      : /couldn’t upload/i.test(shown)
        ? /^upload gate.log again$/
        : /couldn’t send/i.test(shown)
          ? /^send$/
          : /^new challenge$/,
  signedOut: async (visitor) => {
    await fills(visitor);
    await visitor.press(/^send$/);
    await visitor.sees(/check these fields.*what happened\? this field/);
    await visitor.type(/^how often/, '3');
    await visitor.choose(/^where do/, 'Mac');
    await visitor.type(/^what happened/, 'It stops, always.');
    await visitor.chooseFiles(/^add files$/, log());
    await visitor.sees(/gate\.log uploaded/);
    await requestsNewChallenge(visitor, /^switch to audio$/, 'Audio');
    await visitor.type(/^type what you see or hear/, 'WRONG');
    await visitor.press(/^send$/);
    await visitor.sees(/that didn’t match/);
    const solution = await requestsNewChallenge(visitor, /^switch to image$/, 'Image');
    await visitor.type(/^type what you see or hear/, solution);
    await visitor.press(/^send$/);
    await visitor.sees(/your ticket number is \d+/);
    const { tickets } = (await (await fetch(new URL('/__sandbox/state', visitor.page.url()))).json()) as {
      tickets: readonly unknown[];
    };
    expect(tickets).toMatchObject([
      {
        payload: {
          ticket: {
            subject: 'It stops at the gate',
            comment: { body: 'It stops, always.' },
            requester: { email: 'noor@example.com' },
          },
        },
        attachments: [{}],
      },
    ]);
    await visitor.press(/^send another ticket$/);
    await visitor.sees(/what happened\?/);
  },
  sessionEnds: async (visitor) => {
    await fills(visitor);
    await visitor.sessionEnds();
    await visitor.type(/^how often/, '3');
    await visitor.choose(/^where do/, 'Mac');
    await visitor.type(/^what happened/, 'It stops, always.');
    const solution = await requestsNewChallenge(visitor, /^new challenge$/, 'Image');
    expect(await visitor.value(/^subject/)).toBe('It stops at the gate');
    await visitor.type(/^type what you see or hear/, solution);
    await visitor.press(/^send$/);
    await visitor.sees(/your ticket number is \d+/);
  },
};
