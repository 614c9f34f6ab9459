import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { FailEachCallOnce } from './fail-each-call-once';
import type { Journey } from './journey';
import { openJourney } from './open-journey';
import { Visitor } from './visitor';

/**
 * Tests each journey twice. First, each call fails once: a retry must work without losing anything, and axe checks the
 * error state. Then the session ends midway.
 */
export const runFailures = (journeys: readonly Journey[]): void => {
  const harnessed = harness();
  describe.each(journeys)('$area ($rules)', { timeout: 60_000 }, (journey) => {
    const { errorText = /went wrong|couldn’t send/, retryButton = /^try again$/ } = journey;
    const signedIn = journey.signedIn ?? journey.signedOut;

    it('completes its task although each of its requests fails once', async () => {
      const failing = new FailEachCallOnce();
      const opened = await openJourney(harnessed, journey, {
        player: true,
        faults: [{ url: /./, status: 503, when: failing.shouldFail }],
      });
      const visitor = new Visitor(opened, { errorText, retryButton });
      await signedIn(visitor);
      const hasFallback = (call: string) => !!journey.callsWithFallback?.test(call);
      expect(failing.abandoned.filter((call) => !hasFallback(call))).toEqual([]);
      expect(visitor.errorCount > 0).toBe(!failing.calls.every(hasFallback));
      expect(opened.errors).toEqual([]);
    });

    it('recovers when the session ends midway', async () => {
      const visitor = new Visitor(await openJourney(harnessed, journey, { player: true }));
      await journey.sessionEnds(visitor);
      await visitor.checksWithAxe('after the end');
      expect(visitor.opened.errors).toEqual([]);
    });
  });
};
