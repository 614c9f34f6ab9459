import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { expect } from 'vitest';
import { makeArticles } from '../../../examples/sandbox/data/make-articles';
import { render } from '../../../src/package/render';
import { createServices } from '../../../src/services/create-services';
import { needs } from '../engines/needs';
import { expectSameScreenshot } from '../expect-same-screenshot';
import { extendFontTimeout } from '../extend-font-timeout';
import type { Harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { blockForFace, faceTags, waitForFace } from './heading-face';

const recorded = JSON.parse(
  readFileSync(new URL('../../recorded/help-centre/article.json', import.meta.url), 'utf8'),
).body;
/** An article that is too long for one insertion, with a large table and typical markup of editors and authors. */
const long = {
  article: {
    id: 9,
    title: 'Long',
    html_url: 'https://help.example/hc/en-us/articles/9-long',
    updated_at: '2026-10-01T00:00:00Z',
    body: `<style>p { color: red }</style>\n<h1>One &amp; all</h1><p style="color:red">See <a href="#two">two</a>.</p>${'<p>A <em>line</em> of <code>code &gt; 1</code>.</p>'.repeat(130)}<h2 id="two">Two</h2><table><tbody>${'<tr><th>a</th><td>b</td></tr>'.repeat(60)}</tbody></table><ul>${'<li>An entry<ul><li>in another</li></ul></li>'.repeat(70)}</ul><h3>Two and a half</h3><details><summary>Folded</summary><p>What is in it</p></details><h2>Three</h2><iframe src="//v.example/1" title="How it is done"></iframe><center><font size="7">Old</font></center><pre>\n\n  as it is\n</pre><p title="a > b"><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="20" height="9px" alt="A dot > all"> end</p><p>a<table><tr><td>b</table>c</p>`,
  },
};
const others = new Map<string, object>([
  [String(recorded.article.id), recorded],
  ['9', long],
]);
const ids = [...makeArticles(1).map(({ id }) => String(id)), ...others.keys()];
const articleFaults = [...others].map(([id, answer]) => ({
  url: new RegExp(`articles/${id}(\\.json)?(\\?|$)`),
  body: JSON.stringify(answer),
}));

const pageOf = (theme: string, some: readonly string[]) =>
  `<!doctype html><html lang="en-us"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>T</title>${faceTags}<script async src="/dist/${theme}/cobble.js"></script><body>${some
    .map((id) => `<div data-widget="help-article" data-load="eager" data-article-id="${id}"></div>`)
    .join('')}`;

const prerender = (html: string, path: string, origin: string) => {
  const { helpCentre } = createServices({ api: origin });
  const article = (id: unknown, ...more: never[]) => others.get(String(id)) ?? helpCentre.article(String(id), ...more);
  return render(html, { url: origin + path, answers: { helpCentre: { article } } });
};

/** Waits for the whole article, because a long one is inserted in chunks. */
const waitForArticles = async ({ page }: OpenedPage) => {
  await page.waitForFunction(
    () => {
      const state = window as never as { loaded: number; length?: number };
      const boxes = [...document.querySelectorAll('[data-widget]')];
      const length = boxes.reduce((sum, one) => sum + one.shadowRoot!.querySelectorAll('*').length, 0);
      const isWhole = state.loaded === boxes.length && state.length === length;
      state.length = length;
      return isWhole;
    },
    { polling: 300 },
  );
};

/** Returns the articles' HTML without `loading` attributes, which `waitForRendering` changes. */
const texts = ({ page }: OpenedPage) =>
  page.$$eval('[data-widget]', (all) =>
    all.map((one) => {
      const box = one.shadowRoot!.querySelector('article h2 ~ div')!;
      box.normalize();
      return box.innerHTML.replace(/ loading="(lazy|eager)"/g, '');
    }),
  );

const watch = async (page: Page) => {
  await extendFontTimeout(page);
  await page.evaluateOnNewDocument(() => {
    const seen = { loaded: 0, prerendered: [] as Element[] };
    Object.assign(window, seen);
    document.addEventListener('cobble:article', () => (window as never as typeof seen).loaded++);
    addEventListener('DOMContentLoaded', () => {
      (window as never as typeof seen).prerendered = [...document.querySelectorAll('[data-widget]')].flatMap((one) => [
        ...(one.shadowRoot?.querySelectorAll('article h2 ~ div *') ?? []),
      ]);
    });
  });
};

export interface ArticlePage {
  readonly look: readonly [theme: string, width: number];
  readonly some: readonly string[];
}

const looks = [
  ['realms', 1280],
  ['vanilla', 360],
] as const;

/** A page for each theme and width of `looks`, with a recorded article and an article that is inserted in chunks. */
export const longArticles: readonly ArticlePage[] = looks.map((look) => ({ look, some: [...others.keys()] }));

/** All articles, four per page. Successive pages alternate between the themes and widths of `looks`. */
export const allArticles: readonly ArticlePage[] = Array.from({ length: Math.ceil(ids.length / 4) }, (_, index) => ({
  look: looks[index % 2]!,
  some: ids.slice(index * 4, index * 4 + 4),
}));

/**
 * Checks that prerendered articles look like mounted ones, both without scripts and after the widgets have adopted
 * them. The widgets must reuse the nodes.
 */
export const expectPrerenderedLikeMounted = async (
  { pageWith, origin }: Harness,
  { look: [theme, width], some }: ArticlePage,
): Promise<void> => {
  needs('screenshots without scroll bars');
  const options = { viewport: { width, height: 8000 }, faults: [...articleFaults, blockForFace()] };
  const html = pageOf(theme, some);
  const path = `/page/${theme}-${some.join('-')}`;
  const mounted = await pageWith(html, { ...options, path, before: watch });
  await mounted.waitForMounted();
  await waitForArticles(mounted);
  await mounted.waitForRendering();
  const nodes = await texts(mounted);
  const screenshot = await mounted.screenshot();

  const prerendered = await prerender(html, path, origin());
  const without = await pageWith(prerendered, { ...options, path, before: (page) => page.setJavaScriptEnabled(false) });
  await waitForFace(without);
  const seen = await without.screenshot();
  await without.page.setJavaScriptEnabled(true);
  expectSameScreenshot(`articles ${some[0]} in ${theme}`, seen, screenshot);

  const adopted = await pageWith(prerendered, { ...options, path, before: watch });
  await adopted.waitForMounted();
  await waitForArticles(adopted);
  await adopted.waitForRendering();
  expect(await texts(adopted)).toEqual(nodes);
  expectSameScreenshot(`articles ${some[0]} taken over in ${theme}`, await adopted.screenshot(), screenshot);
  const { count, lost } = await adopted.page.evaluate(() => {
    const { prerendered } = window as never as { prerendered: Element[] };
    return {
      count: prerendered.length,
      lost: prerendered.filter((one) => !one.isConnected).map(({ outerHTML }) => outerHTML),
    };
  });
  expect(lost).toEqual([]);
  expect(count).toBeGreaterThan(some.length * 3);
};
