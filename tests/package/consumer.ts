/**
 * Each line compiles in a strict project, except those after `@ts-expect-error`. `edge.ts` and `theme.ts` compile
 * without DOM and Node types. Only `openfeature.ts` needs other packages: OpenFeature's SDKs.
 */
export const consumer: Readonly<Record<'page.ts' | 'edge.ts' | 'theme.ts' | 'openfeature.ts', string>> = {
  'page.ts': `
import { createEdgeHandler } from 'cobble-embed/edge';
import type { EventDetails, WidgetAttributes, WidgetEvents } from 'cobble-embed/page';
import { render } from 'cobble-embed/render';
import { createServices, type Services } from 'cobble-embed/services';

(window.cobble = window.cobble || []).push(async (cobble) => {
  const handle = cobble.get('#tile');
  handle?.update({ title: 'Frost Keep' });
  await cobble.ready;
  const on: string[] = cobble.flights.on;
  const services: Services = await cobble.services();
  return [on, services.auth.isLoggedIn()];
});
window.cobbleSettings = { locale: 'en-us', api: 'https://api.example', experiments: 'on' };
window.cobbleSettings = { consent: 'wait', antiflicker: '300', experiments: { allowedOrigins: 'https://one.example' }, signIn: { allowedReturnOrigins: 'https://one.example' } };
// @ts-expect-error misspelt
window.cobbleSettings = { consent: 'wiat' };
// @ts-expect-error a locale is a string
window.cobbleSettings = { locale: 1 };

document.addEventListener('cobble:error', ({ detail }) => console.log(detail.widget, detail.phase));
document.querySelector<HTMLElement>('#c')!.addEventListener('cobble:slide', ({ detail }) => {
  const index: number = detail.index;
  // @ts-expect-error unknown member
  return [index, detail.slide];
});
const reason: EventDetails['cobble:close']['reason'] = 'outside';
// @ts-expect-error not a reason
const wrongReason: EventDetails['cobble:close']['reason'] = 'mouse';
// @ts-expect-error a click outside doesn't close a modal
const modalReason: WidgetEvents['modal']['cobble:close']['reason'] = 'outside';
const bought: WidgetEvents['store-product']['cobble:bought'] = { offerId: 'a', amount: 3 };
const picked: EventDetails['cobble:select'] = { id: 'a', url: 'https://a.example' };
const tile: WidgetAttributes['marketplace-tile'] = { 'data-widget': 'marketplace-tile', 'data-title': 'Frost Keep', 'data-price': 660 };
// @ts-expect-error misspelt
const wrong: WidgetAttributes['marketplace-tile'] = { 'data-widget': 'marketplace-tile', 'data-titel': 'Frost Keep' };

const handle = createEdgeHandler({ config: '/config.json', assign: '/assign' });
export const answered: Promise<Response> = handle(new Request('https://a.example'), fetch);
// @ts-expect-error the second parameter is a function
handle(new Request('https://a.example'), 'https://b.example');

const client = createServices({ api: 'https://api.example' });
export const regions = client.helpCentre;
render('<p>', { answers: { marketplace: client.marketplace, helpCentre: { ...client.helpCentre, articles: (args) => ({ articles: [], args }) } } });
// @ts-expect-error no such group
client.helpCenter;
export { bought, modalReason, picked, reason, tile, wrong, wrongReason };
`,
  'edge.ts': `
import { allowedUrl, compile, filesOf, flightsOn, parseConfig, switchesOf, type Experiment, type PageAddress } from 'cobble-embed/experiments';
import { createEdgeHandler, type EdgeHandler } from 'cobble-embed/edge';
import { type CobbleContext, CobbleServerProvider } from 'cobble-embed/openfeature';
import { render, renderPieces, type RenderOptions } from 'cobble-embed/render';

const { experiments, problems } = parseConfig({ experiments: [] });
const matched: Experiment[] = compile(experiments).match({ hostname: 'a.example', pathname: '/', search: '' });
const on: string[] = flightsOn(experiments, ['a'], { enable: ['b'] });
export const { scripts, styles } = filesOf(matched, on);
export const listed: readonly string[] = problems;
const page: PageAddress = { href: 'https://a.example/', origin: 'https://a.example', protocol: 'https:' };
export const file: string | undefined = allowedUrl(scripts[0]!, page, ['https://cdn.example']);
export const switched: string[] = flightsOn(experiments, [], switchesOf('?enableflights=a'));
const options: RenderOptions = { theme: 'realms', base: '/cobble/', manifest: { files: {} } };
export const rendered: Promise<string> = render('<p>', options);
export const pieces: AsyncIterable<string> = renderPieces(['<p>', '</p>'], options);
render('<p>', { answers: { downloads: { latest: { version: '1' }, links: async () => ({ links: [] }) } } });
// @ts-expect-error unknown call
render('<p>', { answers: { marketplace: { populer: {} } } });
// @ts-expect-error misspelt
render('<p>', { themes: 'realms' });
// @ts-expect-error a page isn't a string
allowedUrl('/a.js', 'https://a.example/');
export const handle: EdgeHandler = createEdgeHandler({
  config: () => ({ experiments: [] }),
  assign: async ({ region }, { url }) => (region === 'us' ? [url] : { flights: [] }),
  country: ({ headers }) => headers.get('x-country') ?? undefined,
});
const context: CobbleContext = { url: 'https://a.example/', flights: ['a'] };
export const read: Promise<{ value: boolean }> = new CobbleServerProvider({ experiments: [] }).resolveBooleanEvaluation('a', false, { ...context });
// @ts-expect-error misspelt
new CobbleServerProvider({ config: '/config.json', timeoutMS: 1 });
// @ts-expect-error misspelt
createEdgeHandler({ config: '/config.json', assign: '/assign', timeoutMS: 1 });
// @ts-expect-error flights are names
createEdgeHandler({ config: '/config.json', assign: () => [1] });
// @ts-expect-error the DOM isn't available
document.title;
// @ts-expect-error a URL is an object with its parts
compile(experiments).match('https://a.example/');
`,
  'openfeature.ts': `
import { OpenFeature } from '@openfeature/server-sdk';
import { OpenFeature as OpenFeatureWeb } from '@openfeature/web-sdk';
import { CobbleProvider, CobbleServerProvider } from 'cobble-embed/openfeature';

OpenFeature.setProvider(new CobbleServerProvider({ config: '/config.json' }));
OpenFeatureWeb.setProvider(new CobbleProvider({ timeoutMs: 1000 }));
// @ts-expect-error a provider for servers
OpenFeatureWeb.setProvider(new CobbleServerProvider({ config: '/config.json' }));
`,
  'theme.ts': `
import { defineTheme, themes, type Theme } from 'cobble-embed/themes';

const [first] = themes;
export const base: Theme = first!;
export default defineTheme({ ...base, name: 'ours' });
// @ts-expect-error roles are missing
defineTheme({ name: 'ours' });
// @ts-expect-error unknown role
defineTheme({ ...base, name: 'ours', acent: '#43474f' });
// @ts-expect-error unknown role of a group
defineTheme({ ...base, name: 'ours', color: { ...base.color, acent: '#43474f' } });
`,
};
