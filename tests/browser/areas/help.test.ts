import { expect, it } from 'vitest';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import { press, signIn, textOf, waitForText } from './player';

const { openPage, pageWith } = harness();
const page = '/examples/pages/help-centre.html';
/** The sandbox's article "What your device needs to run the game". */
const known = '360040300301';

/** Returns tag and text of the focused element, even inside shadow roots. */
const focused = ({ page }: OpenedPage) =>
  page.evaluate(() => {
    const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return `${element?.localName} ${element?.textContent?.trim()}`;
  });
const untilFocused = ({ page }: OpenedPage, text: string) =>
  page.waitForFunction(
    (text) => {
      const element = document.activeElement?.shadowRoot?.activeElement;
      return element?.textContent?.trim().startsWith(text);
    },
    { timeout: 20_000 },
    text,
  );
// ARE-2 HLP-2 HLP-5
it('opens a search result in the help centre with the focus, and returns to the results with Back', async () => {
  const opened = await openPage(page);
  await waitForText(opened, '#help', /page 1 of/);
  // Type in one task, so that there is no pause even on a busy machine.
  await opened.page.$eval('#search >>> input', (input) => {
    for (const key of 'coins') {
      (input as HTMLInputElement).value += key;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await waitForText(opened, '#search', /results? for “coins”/);
  // All typed letters together cause one request.
  expect(opened.sent(/articles\/search/)).toHaveLength(1);
  await press(opened, '#search', /^my coins/);
  await untilFocused(opened, 'My coins');
  await expect.poll(() => focused(opened)).toMatch(/^h2/);
  expect(await opened.page.evaluate(() => location.search)).toContain('hc-article=');
  await opened.page.goBack();
  await waitForText(opened, '#help', /all articles/);
  await waitForText(opened, '#search', /my coins/);
  expect(opened.errors).toEqual([]);
}, 90_000);

// ARE-2 HLP-1 HLP-4 HLP-5
it('keeps section, sort order, page, article and heading in the URL', async () => {
  const opened = await openPage(page);
  await waitForText(opened, '#help', /page 1 of/);
  await press(opened, '#help', /^next$/);
  await waitForText(opened, '#help', /page 2 of/);
  await press(opened, '#help', /^install and update$/);
  await waitForText(opened, '#help', /what your device needs/);
  await press(opened, '#help', /^what your device needs/);
  await waitForText(opened, '#help', /was this article helpful/);
  await press(opened, '#help', /^the table above$/);
  await opened.page.waitForFunction(() => location.search.includes('hc-heading=minimum'));
  await expect.poll(() => focused(opened)).toBe('h2 At least and better');
  await opened.page.reload();
  await untilFocused(opened, 'At least and better');
  await press(opened, '#help', /^install and update$/);
  await waitForText(opened, '#help', /play without a connection/);
  await opened.page.goBack();
  await waitForText(opened, '#help', /was this article helpful/);
  expect(opened.errors).toEqual([]);
}, 90_000);

// ARE-2 HLP-6
it('counts one vote per reader and remembers it after a reload', async () => {
  const opened = await openPage(page);
  await signIn(opened, `${page}?hc-article=${known}`);
  await waitForText(opened, '#help', /found this helpful/);
  const [, up, count] = /(\d+) of (\d+) found/.exec(await textOf(opened, '#help'))!;
  await press(opened, '#help', /^yes$/);
  await waitForText(opened, '#help', RegExp(`${+up! + 1} of ${+count! + 1} found`));
  await opened.page.reload();
  await waitForText(opened, '#help', RegExp(`${+up! + 1} of ${+count! + 1} found`));
  expect(
    await opened.page.$eval(
      '#help',
      (element) => element.shadowRoot!.querySelector('[aria-pressed=true]')!.textContent,
    ),
  ).toBe('Yes');
  await press(opened, '#help', /^no$/);
  await waitForText(opened, '#help', RegExp(`${up} of ${+count! + 1} found`));
}, 60_000);

// HLP-5
it('runs nothing from a hostile article and shows the valid parts', async () => {
  const opened = await openPage(page);
  const id = await opened.page.evaluate(
    async () =>
      (
        (await (await fetch('/help_center/en-us/articles?label_names=hostile_html')).json()) as {
          articles: { id: number }[];
        }
      ).articles[0]!.id,
  );
  await opened.page.goto(`${opened.page.url()}?hc-article=${id}`);
  await waitForText(opened, '#help', /the last sentence must stay/);
  await waitForText(opened, '#help', /this sentence must stay/);
  await opened.page.evaluate(() => {
    for (const element of document.querySelector('#help')!.shadowRoot!.querySelectorAll<HTMLElement>('article div *'))
      if (!element.closest('[role=group]') && !(element as HTMLAnchorElement).href) element.click();
  });
  expect(await opened.page.evaluate(() => (window as { hostile?: unknown }).hostile)).toBeUndefined();
  await opened.waitForIdle();
  expect(opened.sent(/hostile\.css|\/hostile$/)).toEqual([]);
  expect(opened.errors).toEqual([]);
}, 60_000);

// ARE-2: half a phone screen used to be empty between a short article's title and its text.
it('starts an article right below its title, with or without a date', async () => {
  for (const body of ['<h2>Deep</h2><p>x</p>', '<p>Deep x</p>']) {
    const article = JSON.stringify({ article: { id: 7, title: 'Caves', body } });
    const opened = await pageWith(
      `${tag()}<div id="a" data-widget="help-article" data-article-id="7" data-load="eager"></div>`,
      { faults: [{ url: /articles\/7(\?|$)/, body: article }] },
    );
    await waitForText(opened, '#a', /deep.*x/);
    const gap = await opened.page.$eval('#a', ({ shadowRoot }) => {
      const [title, text] = [...shadowRoot!.querySelectorAll('h2, p:not([role])')].filter((one) =>
        /^(Caves|Deep)/.test(one.textContent!),
      );
      return text!.getBoundingClientRect().top - title!.getBoundingClientRect().bottom;
    });
    expect([body, gap]).toEqual([body, expect.toSatisfy((gap: number) => gap > 8 && gap < 40)]);
  }
}, 60_000);
