import { pages } from '../../examples/pages/pages';
import { failRequest } from './fail-request';
import type { SeenWidget } from './in-page/look-at';
import { inTurn } from './in-turn';
import { listTargets } from './list-targets';
import type { Report } from './report';
import type { Site } from './site';
import type { Target } from './target';
import { ways } from './ways';

/**
 * Fails each request in each way. A request that several pages send fails only on the first of them.
 *
 * @param only a page's path. Default: all
 * @param name only requests whose name matches
 */
export const eachRequest = async (sites: readonly Site[], report: Report, only?: string, name = /./): Promise<void> => {
  const known = new Set<string>();
  const targets: Target[] = [];
  const whole = new Map<string, readonly SeenWidget[]>();
  for (const { path } of pages.filter(({ path }) => !only || path === only)) {
    const listed = await listTargets(sites[0]!, path);
    whole.set(path, listed.whole);
    for (const target of listed.targets) {
      const key = target.file ? target.name : target.match;
      if (known.has(key) || !name.test(target.name)) continue;
      known.add(key);
      targets.push(target);
    }
  }
  const tasks = targets.flatMap((target) => ways.map((way) => ({ target, way })));
  report.say(
    `${targets.length} requests of ${whole.size} pages, each failing in ${ways.length} ways: ${tasks.length} visits`,
  );
  const mended: Record<string, number> = {};
  await inTurn(sites, tasks, async (site, { target, way }) => {
    const outcome = await failRequest(site, target, way, whole.get(target.page)!).catch((error: unknown) => ({
      found: [`the visit failed: ${String(error)}`],
      mended: 'never',
    }));
    mended[outcome.mended] = (mended[outcome.mended] ?? 0) + 1;
    report.add(`${target.page} ${target.name} ${way.name}`, outcome.found);
  });
  report.say(
    `the page came up again ${Object.entries(mended)
      .map(([how, count]) => `${how} ${count} times`)
      .join(', ')}`,
  );
};
