/**
 * After each step, every element has the model's state, events, props and content (LDR-2, LDR-4, interface 5a),
 * experiment files load once (LDR-7), and the player is shown everywhere (ARE-1). Repeated sequences retain no memory
 * (LDR-2).
 */

import { expect, it } from 'vitest';
import { needs } from '../../browser/engines/needs';
import { experiment, site } from '../../browser/experiments/site';
import { harness } from '../../browser/harness';
import type { OpenedPage } from '../../browser/opened-page';
import fc from '../../fast-check';
import { runs, TIMEOUT } from '../runs';
import { add, lifeCommands } from './life-commands';
import type { Model } from './life-model';
import { prepareLifePage } from './life-page';

const server = harness();

const openLifePage = async (): Promise<OpenedPage> => {
  for (const ending of ['js', 'css']) server.publish(`/exp/f0.${ending}`, '');
  const { html } = site(server, {
    config: [experiment('one', 'f0', { include: '/variant$' })],
    flights: ['f0'],
    attributes: 'data-ignore="#ignored"',
    body: `<div id="one"></div><div id="two"></div><div id="ignored"></div><script>(${prepareLifePage.toString()})()</script>`,
  });
  const opened = await server.pageWith(html, { path: '/life' });
  await opened.page.evaluate(
    async () => (window as never as { cobble: { flights: { ready: Promise<void> } } }).cobble.flights.ready,
  );
  return opened;
};

const anySequence = (most: number) =>
  fc.commands(lifeCommands, { maxCommands: most, size: 'max', replayPath: process.env.COBBLE_FUZZ_COMMANDS });
const freshModel = (): Model => ({ elements: new Map(), count: 0, player: undefined, hasVariant: false });

// LDR-2 LDR-4 LDR-7 ARE-1
it('keeps each widget in its expected state after every step of any page activity', {
  timeout: TIMEOUT,
}, async () => {
  needs('random changes of a page');
  await fc.assert(
    fc.asyncProperty(anySequence(25), async (commands) => {
      const opened = await openLifePage();
      try {
        await fc.asyncModelRun(
          () => ({ model: freshModel(), real: { page: opened.page } }),
          [add('marketplace-tile', 'one', 'Sky'), ...commands],
        );
        expect(opened.errors).toEqual([]);
      } finally {
        await opened.page.goto('about:blank');
        await opened.page.close();
      }
    }),
    runs(4, 40),
  );
});

// LDR-2
it('uses no more memory after repeated page activity', { timeout: TIMEOUT }, async () => {
  needs('random changes of a page');
  await fc.assert(
    fc.asyncProperty(anySequence(25), async (commands) => {
      const opened = await openLifePage();
      let model = freshModel();
      const held: number[] = [];
      for (let cycle = 0; cycle < 9; cycle++) {
        model = { ...model, elements: new Map() };
        await fc.asyncModelRun(
          () => ({ model, real: { page: opened.page } }),
          [add('marketplace-tile', 'one', 'Frost Keep'), ...commands],
        );
        await opened.page.evaluate(() => (window as never as { life: { clear(): void } }).life.clear());
        await opened.waitForIdle();
        // Early cycles load files that later cycles reuse.
        if (cycle % 3 === 2) held.push((await opened.countRetained()).nodes);
      }
      expect({ held, grown: held[2]! > held[1]! + 6 }).toEqual({ held, grown: false });
      await opened.page.close();
    }),
    runs(1, 6),
  );
});
