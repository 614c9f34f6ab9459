import { alternate } from '../../kit/alternate';
import { spread } from '../../kit/spread';
import { table } from '../../kit/table';
import { experimentSites } from '../experiment-sites';
import { networks, type Protocol, protocols } from '../networks';
import { type Phone, type Place, waitForExpression } from '../phone';
import type { Site } from '../site-server';
import { requestsOf } from '../waterfall';

interface Applied {
  readonly cold: number;
  readonly warm: number;
  readonly newTab: number;
  readonly requests: number;
}

const TOOK = 'window.took';
const when = ['cold', 'warm', 'newTab'] as const;

export const measureExperiments = async (phone: Phone, rounds: number): Promise<string> => {
  const sites = await experimentSites();
  const tables = [];
  for (const protocol of protocols) tables.push(await tableOf(phone, rounds, { protocol, sites }));
  return [
    '### Experiments',
    'Until the variant’s script ran, with fifty experiments: on the first visit (cold), on the next page (warm), and in a new tab. Cobble requests the assignment from a service, GrowthBook computes it in the page. Requests include the page.',
    ...tables,
  ].join('\n\n');
};

interface Setup {
  readonly protocol: Protocol;
  readonly sites: readonly Site[];
}

const tableOf = async (phone: Phone, rounds: number, { protocol, sites }: Setup): Promise<string> => {
  const columns: Applied[][][] = [];
  for (const network of networks)
    columns.push(await alternate(sites, rounds, (site) => applyOn(phone, site, { network, protocol })));
  const heads = networks.flatMap(({ name }) => [`${name}, cold`, 'warm', 'new tab']);
  return table(
    [protocol, ...heads, 'requests, cold'],
    sites.map(({ name }, index) => [
      name,
      ...columns.flatMap((column) =>
        when.map((state) =>
          spread(
            (column[index] ?? []).map((visit) => visit[state]),
            0,
          ),
        ),
      ),
      String(columns[0]?.[index]?.[0]?.requests),
    ]),
  );
};

const applyOn = (phone: Phone, site: Site, place: Place): Promise<Applied> =>
  phone.visit(site, place, async ({ openTab }) => {
    const page = await openTab();
    const cold = await waitForExpression(page, TOOK);
    await phone.printWaterfall(page, `${site.name}, ${place.network.name}, ${place.protocol}`);
    const requests = (await requestsOf(page)).length;
    await page.goto(page.url(), { waitUntil: 'domcontentloaded' });
    const warm = await waitForExpression(page, TOOK);
    const newTab = await waitForExpression(await openTab(), TOOK);
    return { cold, warm, newTab, requests };
  });
