import { pages } from '../../examples/pages/pages';
import { failRequest } from './fail-request';
import { failures } from './failures';
import type { InspectedWidget } from './in-page/inspect-widgets';
import { listTargets } from './list-targets';
import type { Report } from './report';
import { runOnWorkers } from './run-on-workers';
import type { Site } from './site';
import type { Target } from './target';

/**
 * Makes each request fail with each of the `failures`, one at a time. Tests each request only on the first page that
 * sends it.
 *
 * @param only The tested page's path. Default: all pages
 * @param name The pattern that a request's name must match
 */
export const failEachRequest = async (
  sites: readonly Site[],
  report: Report,
  only?: string,
  name = /./,
): Promise<void> => {
  const known = new Set<string>();
  const targets: Target[] = [];
  const withoutFailures = new Map<string, readonly InspectedWidget[]>();
  for (const { path } of pages.filter(({ path }) => !only || path === only)) {
    const listed = await listTargets(sites[0]!, path);
    withoutFailures.set(path, listed.withoutFailures);
    for (const target of listed.targets) {
      const key = target.file ? target.name : target.match;
      if (known.has(key) || !name.test(target.name)) continue;
      known.add(key);
      targets.push(target);
    }
  }
  const tasks = targets.flatMap((target) => failures.map((way) => ({ target, way })));
  report.log(
    `${targets.length} requests of ${withoutFailures.size} pages, each failing in ${failures.length} ways: ${tasks.length} visits`,
  );
  const recovered: Record<string, number> = {};
  await runOnWorkers(sites, tasks, async (site, { target, way }) => {
    const outcome = await failRequest(site, target, way, withoutFailures.get(target.page)!).catch((error: unknown) => ({
      found: [`the visit failed: ${String(error)}`],
      recovered: 'never',
    }));
    recovered[outcome.recovered] = (recovered[outcome.recovered] ?? 0) + 1;
    report.add(`${target.page} ${target.name} ${way.name}`, outcome.found);
  });
  report.log(
    `the page came up again ${Object.entries(recovered)
      .map(([how, count]) => `${how} ${count} times`)
      .join(', ')}`,
  );
};
