import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import type { EndToEndTest } from './end-to-end-test';
import { FailEachCallOnce } from './fail-each-call-once';
import { openTestPage } from './open-test-page';
import { Visitor } from './visitor';

/**
 * Runs each test twice. First, each call fails once: a retry must work without losing anything, and axe checks the
 * error state. Then the session ends midway.
 */
export const runFailures = (tests: readonly EndToEndTest[]): void => {
  const harnessed = harness();
  describe.each(tests)('$area ($rules)', { timeout: 60_000 }, (test) => {
    const { errorText = /went wrong|couldn’t send/, retryButton = /^try again$/ } = test;
    const signedIn = test.signedIn ?? test.signedOut;

    it('completes its task although each of its requests fails once', async () => {
      const failing = new FailEachCallOnce();
      const opened = await openTestPage(harnessed, test, {
        player: true,
        faults: [{ url: /./, status: 503, when: failing.shouldFail }],
      });
      const visitor = new Visitor(opened, { errorText, retryButton });
      await signedIn(visitor);
      const hasFallback = (call: string) => !!test.callsWithFallback?.test(call);
      expect(failing.abandoned.filter((call) => !hasFallback(call))).toEqual([]);
      expect(visitor.errorCount > 0).toBe(!failing.calls.every(hasFallback));
      expect(opened.errors).toEqual([]);
    });

    it('recovers when the session ends midway', async () => {
      const visitor = new Visitor(await openTestPage(harnessed, test, { player: true }));
      await test.sessionEnds(visitor);
      await visitor.checksWithAxe('after the end');
      expect(visitor.opened.errors).toEqual([]);
    });
  });
};
