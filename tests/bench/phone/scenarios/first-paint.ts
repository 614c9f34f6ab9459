import { alternate } from '../../kit/alternate';
import { spread } from '../../kit/spread';
import { table } from '../../kit/table';
import { networks, protocols } from '../networks';
import { type Phone, type Place, waitForExpression } from '../phone';
import type { Site } from '../site-server';
import { pageOf, printedTags, tagsForPage } from '../sites';
import { elementOf, widgets } from '../widgets';

const TEXT = '<h1>Worlds</h1><p>The newest worlds of this week.</p>';
const elements = widgets.slice(0, 1).map((widget) => elementOf(widget));

/** A page with text and a tile, without Cobble and with each form of the tag. */
const sites: readonly Site[] = [
  { name: 'without Cobble', tags: '' },
  { name: 'Cobble, as `cobble snippet` prints it', tags: printedTags() },
  { name: 'Cobble, `cobble snippet --page`', tags: tagsForPage(elements) },
].map(({ name, tags }) => ({ name, html: pageOf(tags, elements, TEXT) }));

export const measureFirstPaint = async (phone: Phone, rounds: number): Promise<string> => {
  const places = protocols.flatMap((protocol) => networks.map((network) => ({ network, protocol })));
  const columns: number[][][] = [];
  for (const place of places) columns.push(await alternate(sites, rounds, (site) => paintOn(phone, site, place)));
  return [
    '### First paint',
    'First contentful paint of a page with a heading, a line of text and a tile.',
    table(
      ['', ...places.map(({ network, protocol }) => `${network.name}, ${protocol}`)],
      sites.map(({ name }, index) => [name, ...columns.map((column) => spread(column[index] ?? [], 0))]),
    ),
  ].join('\n\n');
};

const paintOn = (phone: Phone, site: Site, place: Place): Promise<number> =>
  phone.visit(site, place, async ({ openTab }) => {
    const page = await openTab();
    return waitForExpression(page, `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`);
  });
