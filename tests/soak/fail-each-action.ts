import { complaints } from './complaints';
import { failures } from './failures';
import { performAction } from './perform-action';
import type { Report } from './report';
import { runOnWorkers } from './run-on-workers';
import type { Site } from './site';
import { visitorActions } from './visitor-actions';

/** @param only The path of one page. Default: all */
export const failEachAction = async (
  sites: readonly Site[],
  report: Report,
  only?: string,
  name = /./,
): Promise<void> => {
  const tasks = visitorActions
    .filter((deed) => (!only || deed.page === only) && name.test(deed.name))
    .flatMap((deed) => failures.map((way) => ({ deed, way })));
  report.log(`${tasks.length} actions that fail`);
  await runOnWorkers(sites, tasks, async (site, { deed, way }) => {
    const found = await performAction(site, deed, way).catch((error: unknown) => [
      `the visit failed: ${String(error)}`,
      ...complaints(site.opened),
    ]);
    report.add(`${deed.name}, ${way.name}`, found);
  });
};
