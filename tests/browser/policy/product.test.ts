import { describe, expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { exampleMarkup } from '../../../cli/catalogue/example-markup';
import { picture } from '../../../src/widgets/captcha/examples/picture';
import { sound } from '../../../src/widgets/captcha/examples/sound';
import { needs } from '../engines/needs';
import { experiment, site } from '../experiments/site';
import { extendFontTimeout } from '../extend-font-timeout';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import { collector } from './collector';
import type { StrictPage } from './strict-page';
import { strictPages } from './strict-page';
import { Violations } from './violations';

const harnessed = harness();
const { openPage, publish, origin } = harnessed;
const components = (await findWidgets(`${process.cwd()}/`)).filter(({ description }) => description.kind !== 'area');

/** Runs in the page. */
const flightsReady = async () => {
  const { flights } = window.cobble as { flights: { ready: Promise<void>; experiments: string[] } };
  await flights.ready;
  return flights.experiments;
};

interface Page {
  readonly json?: object;
  readonly attributes?: string;
  readonly query?: string;
}

/** Checks that the test caused no violation. */
const under =
  (strict: StrictPage) =>
  async (body: string, { json = {}, attributes, query = '' }: Page, use: (opened: OpenedPage) => Promise<unknown>) => {
    const violations = new Violations();
    const path = `/strict/${crypto.randomUUID()}`;
    publish(
      path,
      `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>Strict</title>${await strict.head(json, attributes)}</head><body>${body}</body></html>`,
      strict.headers,
    );
    const opened = await openPage(path + query, {
      before: async (page) => {
        await extendFontTimeout(page);
        await violations.watch(page);
      },
    });
    await use(opened);
    expect(violations.list).toEqual([]);
    expect(opened.console.filter(({ text }) => /polic|trusted/i.test(text))).toEqual([]);
    expect(opened.errors).toEqual([]);
  };

const pages = strictPages(harnessed);

// threat 7
describe.each(sampleOf(pages.toReversed(), 1))('components and experiments under %s', (name, strict) => {
  const withPage = under(strict);

  // WGT-1 to WGT-17
  it('mounts each example of each component', async () => {
    const markup = components.flatMap(({ description }) =>
      description.examples.map((example, i) =>
        exampleMarkup(description, example, { id: `${description.name}-${i}`, 'data-load': 'eager' }),
      ),
    );
    // Remove the examples' inline styles, which the policy blocks.
    await withPage(markup.join('\n').replace(/ style="[^"]*"/g, ''), {}, async (opened) => {
      // Widgets without a required prop keep their fallback.
      await opened.page.waitForFunction(
        () =>
          [...document.querySelectorAll<HTMLElement>('body > [data-widget]')].every(({ dataset }) =>
            /mounted|error/.test(dataset.widgetState ?? ''),
          ),
        { timeout: 20_000 },
      );
      expect(await opened.page.$$eval('[data-widget-state=error]', (all) => all.map(({ id }) => id))).toEqual([]);
      expect(
        await opened.page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`)),
      ).toEqual(['Cobble Pixel: loaded']);
      for (const panel of ['flyout-0', 'modal-0']) {
        await opened.page.evaluate(
          (panel) => (window.cobble as { get(selector: string): { open(): unknown } }).get(`#${panel}`).open(),
          panel,
        );
        await opened.page.waitForFunction(
          (panel) => document.getElementById(panel)!.shadowRoot?.querySelector('dialog[open]'),
          {},
          panel,
        );
        await opened.waitForRendering();
        await opened.page.keyboard.press('Escape');
      }
    });
  });

  // WGT-2 WGT-3
  it("shows a captcha's image and plays its audio", async () => {
    needs('audio without a device');
    const captcha = (id: string, attributes: string) =>
      `<div id="${id}" data-widget="captcha" data-load="eager" ${attributes}></div>`;
    await withPage(
      captcha('look', `data-image="${picture}"`) + captcha('listen', `data-content-type="Audio" data-audio="${sound}"`),
      {},
      async ({ page }) => {
        await page.waitForFunction(
          () =>
            document.querySelector('#look')!.shadowRoot?.querySelector('img')?.naturalWidth &&
            document.querySelector('#listen')!.shadowRoot?.querySelector('audio')?.duration,
        );
        await page.focus('#listen >>> button');
        await page.keyboard.press('Enter');
        await page.waitForFunction(
          () => document.querySelector('#listen')!.shadowRoot?.querySelector('button')?.textContent === 'Pause',
        );
      },
    );
  });

  // EXP-8 EXP-10 LDR-7 TEL-1
  it('runs and hides variants, reports to 1DS and shows the overlay', { tags: 'all' }, async () => {
    publish('/exp/b.js', 'window.ran = true');
    publish('/exp/b.css', ':root { --b: 1 }');
    collector(harnessed);
    const { paths } = site(harnessed, { config: [experiment('EX:one', 'b')], flights: ['b'] });
    const own = name === 'the printed policy' ? origin('collector.test') : origin();
    const json = {
      experiments: { configUrl: paths.config, assignmentUrl: paths.assignment },
      telemetry: {
        adapter: '1ds',
        instrumentationKey: '0123456789abcdef0123456789abcdef-01234567-89ab-cdef-0123-456789abcdef-0123',
        endpointUrl: `${own}/OneCollector/1.0/`,
      },
    };
    await withPage(
      '<h1 data-antiflicker>Welcome</h1>',
      { json, attributes: 'data-experiments="on" data-antiflicker="60000"', query: '?cobble-debug' },
      async (opened) => {
        const { page } = opened;
        expect(await page.evaluate(flightsReady)).toEqual(['EX:one:b']);
        expect(
          await page.evaluate(() => [
            (window as never as { ran?: boolean }).ran,
            getComputedStyle(document.documentElement).getPropertyValue('--b'),
            getComputedStyle(document.querySelector('h1')!).visibility,
          ]),
        ).toEqual([true, '1', 'visible']);
        await page.waitForFunction(() => document.querySelector('html > div')?.shadowRoot?.querySelector('li.match'));
        await expect
          .poll(() => opened.sent(/OneCollector/).some(({ method, status }) => method === 'POST' && status === 200))
          .toBe(true);
      },
    );
  });
});

// threat 7. `npm test` runs these tests under one policy, and those above under the other.
describe.each(sampleOf(pages, 1))('services and areas under %s', (_, strict) => {
  const withPage = under(strict);

  // TEL-1 TEL-2 LDR-3 LDR-6
  it('sends data layer events, shows toasts, replays a click and logs problems', { tags: 'all' }, async () => {
    const body =
      '<div id="late" data-widget="themed-button" data-load="interaction"><button>Later</button></div><div data-widget="themed-buton" data-load="eager">Odd</div>';
    await withPage(body, { json: { telemetry: { adapter: 'dataLayer' } } }, async (opened) => {
      const { page } = opened;
      await page.evaluate(async () => {
        let clicks = 0;
        document
          .querySelector('#late')!
          .addEventListener('click', () => (document.body.dataset.clicks = `${++clicks}`));
        const { services } = window.cobble as {
          services(): Promise<{
            downloads: { links(): Promise<unknown> };
            toasts: { show(text: string): Promise<number>; dismiss(): Promise<void> };
          }>;
        };
        const { downloads, toasts } = await services();
        await downloads.links();
        await toasts.show('Saved');
      });
      await page.waitForFunction(() =>
        (window as never as { dataLayer?: { event: string }[] }).dataLayer?.some(
          ({ event }) => event === 'Ms.Web.ApiPerf',
        ),
      );
      const toast = () =>
        [...document.body.children].some(
          ({ shadowRoot }) => shadowRoot?.querySelector('.Toastify__toast')?.textContent === 'Saved',
        );
      await page.waitForFunction(toast);
      await page.click('#late button');
      await opened.waitForState('mounted', '#late');
      await expect.poll(() => page.$eval('body', (body) => body.dataset.clicks)).toBe('1');
      await page.waitForFunction(() => document.querySelector('[data-widget-state=error]'));
      await expect.poll(() => opened.consoleMessages('error', /use 'themed-button'/)).toHaveLength(1);
      await page.evaluate(async () =>
        (
          await (window.cobble as { services(): Promise<{ toasts: { dismiss(): Promise<void> } }> }).services()
        ).toasts.dismiss(),
      );
      await page.waitForFunction(
        () => ![...document.body.children].some(({ shadowRoot }) => shadowRoot?.querySelector('.Toastify__toast')),
      );
    });
  });

  // HLP-2 HLP-5
  it("shows an article's images and highlighted search results despite inline styles", async () => {
    const body = `<style>p { color: red }</style><h2 style="color: red">One</h2><p title="style = x">Text</p><img alt="A dot" src="data:image/png;base64,${picture}"><script>window.hostile = 1</script><img src=x onerror="window.hostile = 1"><svg onload="window.hostile = 1"><style>p {}</style></svg>`;
    const answered = { when: ({ method }: { method?: string }) => method === 'GET' };
    const snippet = '<p style="color: red" onclick="window.hostile = 1">the <em>coins</em></p><style>p {}</style>';
    harnessed.faults([
      { url: /articles\/7\b/, ...answered, body: JSON.stringify({ article: { id: 7, title: 'Seven', body } }) },
      {
        url: /articles\/search/,
        ...answered,
        body: JSON.stringify({ results: [{ id: 8, title: 'Eight', snippet }], count: 1 }),
      },
    ]);
    const areas =
      '<div id="a" data-widget="help-article" data-article-id="7" data-load="eager"></div><div id="s" data-widget="help-search" data-article-href="/help?hc-article={id}" data-load="eager"></div>';
    await withPage(areas, { query: '?hc-q=coins' }, async ({ page }) => {
      await page.waitForFunction(
        () => document.querySelector('#s')!.shadowRoot?.querySelector('li p')?.textContent === 'the coins',
      );
      await page.waitForFunction(
        () => document.querySelector('#a')!.shadowRoot?.querySelector<HTMLImageElement>('img[src^=data]')?.naturalWidth,
      );
      expect(await page.evaluate(() => (window as { hostile?: unknown }).hostile)).toBeUndefined();
    });
  });
});
