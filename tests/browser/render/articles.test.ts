import { expect, it } from 'vitest';
import { render } from '../../../src/package/render';
import { createServices } from '../../../src/services/create-services';
import { expectSameScreenshot } from '../expect-same-screenshot';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { withoutAndWithScript } from './without-and-with-script';

const { pageWith, origin } = harness();
const article = '<div data-widget="help-article" id="article" data-article-id="360040300301"></div>';
const status = '<div data-widget="server-status" id="status"></div>';
const page = (body: string, theme = 'realms', more = '') =>
  `<!doctype html><html lang="en-us"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>T</title><script async src="/dist/${theme}/cobble.js" ${more}></script><body>${body}`;
const draw = (html: string, url?: string) =>
  render(html, { url, answers: { helpCentre: createServices({ api: origin() }).helpCentre } });
const text = { root: '#article', state: 'data-widget-state' } as const;

// Interface 9, threat 7. Without script, the article used to be only a skeleton.
it.each(
  sampleOf(
    [
      ['realms', 1280],
      ['realms', 360],
      ['vanilla', 1280],
      ['vanilla', 360],
    ] as const,
    1,
  ),
)('looks the same without and with script in %s at %d px', { tags: 'all' }, async (theme, width) => {
  const html = await draw(page(`${article}<p></p>${status}`, theme));
  const { withoutScript, opened } = await withoutAndWithScript(pageWith, html, { width, height: 1800 });
  expect(await opened.page.$eval(text.root, (one) => one.shadowRoot!.textContent)).toContain('Requirements by device');
  expectSameScreenshot(`an article in ${theme} at ${width}`, withoutScript, await opened.screenshot());
});

it.each([
  ['with a known URL', true],
  ['without a known URL', false],
])("keeps an article's nodes, focus and open details on a page %s", async (_, isTold) => {
  const html = await draw(
    page(article + status, 'realms', 'data-scan="manual"'),
    isTold ? `${origin()}/page/told` : undefined,
  );
  const opened = await pageWith(html, { path: '/page/told' });
  await opened.page.evaluate(() => {
    const root = document.querySelector('#article')!.shadowRoot!;
    const nodes = [...root.querySelectorAll('h2, p a, table, td, img')];
    const said: unknown[] = [];
    root.querySelector<HTMLElement>('p a')!.focus();
    const fold = document.querySelector('#status')!.shadowRoot!.querySelector('details')!;
    fold.open = true;
    document.addEventListener('cobble:article', (event) => said.push((event as CustomEvent).detail));
    Object.assign(window, { nodes, said, folded: fold.querySelector('table') });
  });
  await opened.page.evaluate(() => (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan());
  await opened.waitForMounted();
  await opened.page.waitForFunction(() => (window as never as { said: unknown[] }).said.length);
  await opened.waitForRendering();
  const seen = await opened.page.evaluate(() => {
    const { nodes, said, folded } = window as never as { nodes: Element[]; said: unknown[]; folded: Element };
    const root = document.querySelector('#article')!.shadowRoot!;
    const fold = document.querySelector('#status')!.shadowRoot!.querySelector('details')!;
    return {
      lost: nodes.filter((one) => !one.isConnected).map((one) => one.outerHTML),
      focused: root.activeElement === root.querySelector('p a'),
      said: said.length,
      fold: [fold.open, folded === fold.querySelector('table')],
    };
  });
  expect(seen).toEqual({ lost: [], focused: true, said: 1, fold: [true, true] });
  const [link] = await opened.page.$$('#article >>> p a');
  await link!.click();
  await expect.poll(() => opened.page.$eval(text.root, (one) => one.shadowRoot!.activeElement?.id)).toBe('h-minimum');
  await opened.page.waitForFunction(() => location.search.includes('hc-heading=minimum'));
});
