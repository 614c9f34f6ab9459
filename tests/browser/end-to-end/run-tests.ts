import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { strictest } from '../policy/strict-page';
import { Violations } from '../policy/violations';
import { sampleOf } from '../sample-of';
import type { EndToEndTest } from './end-to-end-test';
import { isCall } from './fail-each-call-once';
import { liveTexts } from './live-texts';
import { openTestPage, settingsOf } from './open-test-page';
import { Visitor } from './visitor';

/**
 * Runs each test twice:
 * - signed out, with axe in each state
 * - signed in, by keyboard, with 400 ms latency and strict policies: long waits must be announced, and nothing may
 *   violate a policy (threat 7)
 * run-failures.ts and run-states.ts cover other cases.
 */
export const runEndToEndTests = (tests: readonly EndToEndTest[]): void => {
  const harnessed = harness();
  describe.each(sampleOf(tests, 1))('$area ($rules)', { timeout: 60_000 }, (test) => {
    const signedIn = test.signedIn ?? test.signedOut;

    it('completes its task signed out', async () => {
      const visitor = new Visitor(await openTestPage(harnessed, test), { axe: true });
      await test.signedOut(visitor);
      expect(visitor.opened.errors).toEqual([]);
    });

    it('completes its task signed in, by keyboard alone, on a slow network and under strict policies', async () => {
      const calls: string[] = [];
      const slow = {
        url: /./,
        delayMs: 400,
        when: (request: IncomingMessage) => isCall(request) && !!calls.push(request.url!),
      };
      const violations = new Violations();
      const strict = strictest(harnessed);
      const head = await strict.head(settingsOf(test));
      // Place this script before the policy's meta element, which applies only to later elements.
      const listen = `<script nonce="n0nce">(${liveTexts})()</script>`;
      const opened = await openTestPage(harnessed, test, {
        player: true,
        faults: [slow],
        headers: strict.headers,
        before: violations.watch,
        head: () => listen + head,
      });
      const visitor = new Visitor(opened, { keyboard: true });
      await visitor.checksWithAxe('waiting');
      await signedIn(visitor);
      if (calls.length)
        expect(await opened.page.evaluate(() => (window as never as { liveTexts: string[] }).liveTexts)).not.toEqual(
          [],
        );
      expect(violations.list).toEqual([]);
      expect(opened.console.filter(({ text }) => /polic|trusted/i.test(text))).toEqual([]);
      expect(opened.errors).toEqual([]);
    });
  });
};
