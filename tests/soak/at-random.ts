import { random } from '../../examples/sandbox/seeded/random';
import type { Memory } from './memory';
import { grown, measureMemory } from './memory';
import { publishRandomPage } from './random-page';
import type { Report } from './report';
import { settle } from './settle';
import type { Site } from './site';
import { spending } from './spending';
import { RandomVisit } from './visit-at-random';

export interface AtRandomOptions {
  readonly seed: number;
  /** In ms. At least two rounds run. */
  readonly duration: number;
  readonly steps?: number;
  readonly page?: string;
  /** Whether to look for leaks. Only long runs can find leaks, because memory takes some rounds to level off. */
  readonly memory?: boolean;
}

/** In ms. Runs of at least this length must complete each kind of purchase or claim. */
const enough = 300_000;

export const atRandom = async (
  site: Site,
  report: Report,
  { seed, duration, steps = 25, page, memory }: AtRandomOptions,
): Promise<void> => {
  const path = await publishRandomPage(site, page);
  await site.visit(path);
  await settle(site, 10_000);
  await site.page.evaluate(() => {
    (window as never as { soak: boolean }).soak = true;
  });
  const visit = new RandomVisit(site, random(seed, 'soak'));
  const end = Date.now() + duration;
  const measures: Memory[] = [];
  for (let round = 1; Date.now() < end || round <= 2; round++) {
    await visit.round(steps);
    if (!(await site.page.evaluate(() => (window as never as { soak?: boolean }).soak)))
      visit.found.push('the page was left');
    report.add(`seed ${seed}, round ${round}`, visit.found.splice(0));
    if (!memory || round % 2) continue;
    const now = await measureMemory(site);
    report.log(`round ${round}: holds ${now.nodes} nodes, ${now.listeners} listeners, ${now.heap} kB`);
    // Skips the first rounds, which fill caches with code, styles and responses.
    if (round >= 6) measures.push(now);
  }
  // Temporary references are gone in later rounds, but leaks remain.
  report.add(`seed ${seed}, memory`, grown(measures));
  const { calls, sums } = visit.account;
  report.log(`${calls.all} calls, ${calls.failed} of them failed`);
  for (const { name, widget } of spending) {
    if (!(await site.page.$(widget))) continue;
    const { agreed, sent, done } = sums[name]!;
    report.log(`${name}: ${agreed} times yes, sent ${sent} times, went through ${done} times`);
    // If spending never succeeds, the run doesn't prove that spending can't happen twice.
    if (duration >= enough && !done) report.add(`seed ${seed}`, [`${name} never went through`]);
  }
  report.log(
    `steps: ${Object.entries(visit.counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
};
