import { alternate } from '../../kit/alternate';
import { spread } from '../../kit/spread';
import { table } from '../../kit/table';
import { networks, type Protocol, protocols } from '../networks';
import { type Phone, type Place, waitForExpression } from '../phone';
import type { Site } from '../site-server';
import { widgetSites } from '../sites';
import { requestsOf } from '../waterfall';
import { widgets } from '../widgets';

interface Mounted {
  /** Undefined unless the page is server-rendered. */
  readonly seen: number | undefined;
  readonly painted: number;
  readonly requests: number;
}

export const measureWidgets = async (phone: Phone, rounds: number): Promise<string> => {
  const pages = [await widgetSites(widgets.slice(0, 1)), await widgetSites(widgets)];
  const tables = [];
  for (const protocol of protocols) tables.push(await tableOf(phone, rounds, { protocol, pages }));
  return [
    '### Widgets',
    'Until the last widget is mounted and painted; for server-rendered pages, until it is seen, and until it is mounted. Requests include the page.',
    ...tables,
  ].join('\n\n');
};

interface Setup {
  readonly protocol: Protocol;
  /** For each page, one site per contender, in a fixed order. */
  readonly pages: readonly (readonly Site[])[];
}

const tableOf = async (phone: Phone, rounds: number, { protocol, pages }: Setup): Promise<string> => {
  const columns: Mounted[][][] = [];
  for (const network of networks)
    for (const sites of pages)
      columns.push(await alternate(sites, rounds, (site) => mountOn(phone, site, { network, protocol })));
  const heads = networks.flatMap(({ name }) => [`${name}, one tile`, `${name}, ten widgets`]);
  return table(
    [protocol, ...heads, 'requests, one', 'ten'],
    (pages[0] ?? []).map(({ name }, index) => [
      name,
      ...columns.map((column) => timesOf(column[index] ?? [])),
      ...columns.slice(0, 2).map((column) => String(column[index]?.[0]?.requests)),
    ]),
  );
};

const timesOf = (visits: readonly Mounted[]): string => {
  const painted = spread(
    visits.map((visit) => visit.painted),
    0,
  );
  const seen = visits.flatMap((visit) => visit.seen ?? []);
  return seen.length > 0 ? `${spread(seen, 0)} / ${painted}` : painted;
};

const mountOn = (phone: Phone, site: Site, place: Place): Promise<Mounted> =>
  phone.visit(site, place, async ({ openTab }) => {
    const page = await openTab();
    const painted = await waitForExpression(page, 'bench.painted');
    const seen = site.html.includes('shadowrootmode') ? await waitForExpression(page, 'bench.seen') : undefined;
    await page.waitForNetworkIdle({ idleTime: 300 });
    await phone.printWaterfall(page, `${site.name}, ${place.network.name}, ${place.protocol}, ${site.html.length} B`);
    return { seen, painted, requests: (await requestsOf(page)).length };
  });
