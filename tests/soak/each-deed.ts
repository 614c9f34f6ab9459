import { complaints } from './complaints';
import { deeds } from './deeds';
import { doDeed } from './do-deed';
import { inTurn } from './in-turn';
import type { Report } from './report';
import type { Site } from './site';
import { ways } from './ways';

/** @param only a page's path. Default: all */
export const eachDeed = async (sites: readonly Site[], report: Report, only?: string, name = /./): Promise<void> => {
  const tasks = deeds
    .filter((deed) => (!only || deed.page === only) && name.test(deed.name))
    .flatMap((deed) => ways.map((way) => ({ deed, way })));
  report.say(`${tasks.length} deeds that fail`);
  await inTurn(sites, tasks, async (site, { deed, way }) => {
    const found = await doDeed(site, deed, way).catch((error: unknown) => [
      `the visit failed: ${String(error)}`,
      ...complaints(site.opened),
    ]);
    report.add(`${deed.name}, ${way.name}`, found);
  });
};
