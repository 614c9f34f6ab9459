import type { Harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { type Environment, page, tag, vendor, widgets } from './environment';

const nav = (attributes = '') => `<a id="next" href="/next" ${attributes}>Next</a>`;
const hadNoReload = () => 'stays' in window;

/** Publishes two pages with the same head. The first has no widgets, the second has all. */
const twoPages = ({ publish }: Harness, head: string, { before = '', after = '', attributes = '' } = {}): string => {
  const start = `${head}<script>window.stays ??= 1</script>${tag()}`;
  publish('/next', page({ head: start, body: `${before}<main>${widgets}</main>${after}` }));
  return page({ head: start, body: `${before}<main><p>First</p>${nav(attributes)}</main>${after}` });
};
const goNext = async ({ page }: OpenedPage) => {
  await page.evaluate(() => (window as never as { cobble: { ready: Promise<unknown> } }).cobble.ready);
  await page.click('#next');
  await page.waitForSelector('#tile');
};

export const routers: readonly Environment[] = [
  {
    name: 'Turbo Drive',
    does: 'Replaces `body` instead of loading the next page.',
    isSample: true,
    html: (harness) => twoPages(harness, vendor('@hotwired/turbo/dist/turbo.es2017-umd.js')),
    prepare: goNext,
    host: hadNoReload,
  },
  {
    name: 'htmx, `hx-boost`',
    does: 'Replaces the content of `body` instead of loading the next page.',
    html: (harness) => twoPages(harness, vendor('htmx.org/dist/htmx.js'), { attributes: 'hx-boost="true"' }),
    prepare: goNext,
    host: hadNoReload,
  },
  {
    name: 'htmx, `hx-get` with `hx-swap="innerMorph"`',
    does: 'Morphs the elements of the page into those of a fragment. Attributes that Cobble wrote disappear.',
    advice: 'Give widgets an `id`, so that the morph finds them again.',
    html: ({ publish }) => {
      publish('/fragment', widgets);
      return page({
        head: vendor('htmx.org/dist/htmx.js') + tag(),
        body: `<main>${widgets}</main><button type="button" id="reload" hx-get="/fragment" hx-target="main" hx-swap="innerMorph">Reload</button>`,
      });
    },
    prepare: async ({ page }) => {
      await page.waitForSelector('#servers[data-widget-state=mounted]');
      await page.evaluate(() => {
        document.addEventListener('htmx:after:swap', () => Object.assign(window, { stays: true }));
        document.querySelector<HTMLElement>('#reload')!.click();
      });
      await page.waitForFunction('window.stays');
    },
    host: hadNoReload,
  },
  {
    name: 'pjax (jquery-pjax)',
    does: 'Replaces the content of a container by that of the next page.',
    html: (harness) =>
      twoPages(harness, vendor('jquery/dist/jquery.js') + vendor('jquery-pjax/jquery.pjax.js'), {
        after: `<script>jQuery(document).pjax('a', 'main', { fragment: 'main', timeout: 9000 })</script>`,
      }),
    prepare: goNext,
    host: hadNoReload,
  },
];
