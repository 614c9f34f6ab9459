import { render } from '../../../../src/package/render';
import { alternate } from '../../kit/alternate';
import { table } from '../../kit/table';
import { networks } from '../networks';
import { type Phone, waitForExpression } from '../phone';
import type { Site } from '../site-server';
import { pageOf, printedTags } from '../sites';
import { elementOf, widgets } from '../widgets';

const card = widgets.find(({ name }) => name === 'profile-game-card')!;
/** An action that hasn't happened after this time counts as lost. */
const ACTION_TIMEOUT_MS = 3000;

const LISTENER = `<script>document.addEventListener('cobble:action', () => { bench.acted = true; })</script>`;

const serverRendered = async (name: string, load: string): Promise<Site> => {
  const element = elementOf(card).replace('data-load="eager"', load);
  const html = await render(pageOf(LISTENER + printedTags(), [element]), { base: '/dist/', theme: 'realms' });
  return { name, html };
};

/** Taps a server-rendered button before it is mounted, and counts the actions that follow. */
export const measureTaps = async (phone: Phone, rounds: number): Promise<string> => {
  const sites = [
    await serverRendered('server-rendered', ''),
    await serverRendered('server-rendered, `data-load="interaction"`', 'data-load="interaction"'),
  ];
  const taps = await alternate(sites, rounds, (site) => hasTapEffect(phone, site));
  return [
    '### Taps',
    'A tap on a server-rendered button as soon as it is seen, before it is mounted, on 4G over HTTP/1.1.',
    table(
      ['', 'kept', 'visits'],
      sites.map(({ name }, index) => {
        const visits = (taps[index] ?? []).filter((kept) => kept !== undefined);
        return [name, String(visits.filter((kept) => kept).length), String(visits.length)];
      }),
    ),
  ].join('\n\n');
};

const hasTapEffect = (phone: Phone, site: Site): Promise<boolean | undefined> =>
  phone.visit(site, { network: networks[0]!, protocol: 'HTTP/1.1' }, async ({ openTab }) => {
    const page = await openTab();
    await waitForExpression(page, 'bench.seen');
    // Count only taps before the widget is mounted.
    if (await page.evaluate('bench.painted !== undefined')) return undefined;
    const button = await page.$('[data-widget] >>> button');
    await button?.tap();
    await waitForExpression(page, 'bench.painted');
    return page.waitForFunction('bench.acted', { timeout: ACTION_TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
  });
