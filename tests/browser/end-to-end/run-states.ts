import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import type { EndToEndTest } from './end-to-end-test';
import { isCall } from './fail-each-call-once';
import { openTestPage } from './open-test-page';
import { Visitor } from './visitor';

/** Runs axe on each area: first with empty responses to all GET calls, then in each of the test's `states`. */
export const runStates = (tests: readonly EndToEndTest[]): void => {
  const harnessed = harness();
  describe.each(tests)('$area ($rules)', { timeout: 60_000 }, (test) => {
    it('shows a message when the services have no data', async () => {
      let calls = 0;
      const nothing = {
        url: /./,
        body: '{}',
        when: (request: IncomingMessage) => isCall(request) && request.method === 'GET' && !!++calls,
      };
      const opened = await openTestPage(harnessed, test, { player: true, faults: [nothing] });
      await opened.page.waitForFunction(waitsNoMore, { timeout: 20_000 });
      const visitor = new Visitor(opened);
      if (calls) expect(await visitor.text()).toMatch(/\w{3}/);
      await visitor.checksWithAxe('with nothing');
      expect(opened.errors).toEqual([]);
    });

    for (const { name, gamertag = true, attributes = test.attributes, faults, shows } of test.states ?? []) {
      it(`shows ${name}`, async () => {
        const visitor = new Visitor(
          await openTestPage(harnessed, { ...test, attributes }, { player: gamertag, faults }),
          { axe: true },
        );
        await shows(visitor);
        expect(visitor.opened.errors).toEqual([]);
      });
    }
  });
};

/** Runs in the page. */
const waitsNoMore = () => {
  const root = document.querySelector('#area')!.shadowRoot!;
  return (
    !root.querySelector('[aria-busy=true]') &&
    ![...root.querySelectorAll('[role=status]')].some((region) => region.textContent!.startsWith('Loading'))
  );
};
