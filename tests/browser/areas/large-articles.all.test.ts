import { describe, expect, it } from 'vitest';
import { tag } from '../loader/tag';
import { respondTo as answer, largeAnswers, renderedSize } from './large-answers';
import { waitForText } from './player';

const { open, pageWith } = largeAnswers();

// Threat 9: areas render a bounded part of an endless response, and show that there is more.
describe('a large article', () => {
  const article = (body: string, more = {}) => [
    answer(/articles\/1(\?|$)/, {
      article: { id: 1, title: 'Long', body, html_url: 'https://help.example/hc/articles/1', ...more },
    }),
  ];
  const show = (body: string, more = {}) => open('help-article" data-article-id="1', article(body, more));

  // The parser alone used to take over a minute for 400,000 elements.
  it.each([
    ['400,000 nested elements', '<div>'.repeat(400_000)],
    ['deep nesting with all end tags at the end', `${'<i>'.repeat(100_000)}x${'</i>'.repeat(100_000)}`],
    ['15,000 nested elements', '<div>'.repeat(15_000)],
    ['30,000 adjacent elements', '<p>a</p>'.repeat(30_000)],
    ['over two million characters', 'word '.repeat(450_000)],
  ])(
    'shows a "too long" message with a link if it has %s',
    async (_, body) => {
      const opened = await show(body);
      await waitForText(opened, '#a', /this article is too long to show here\. read it in the help centre/);
      expect(
        await opened.page.$eval('#a', ({ shadowRoot }) =>
          [...shadowRoot!.querySelectorAll('a')].map(({ href, textContent }) => [href, textContent]),
        ),
      ).toContainEqual(['https://help.example/hc/articles/1', 'Read it in the help centre']);
      expect((await renderedSize(opened)).elements).toBeLessThan(60);
      expect(opened.errors).toEqual([]);
    },
    60_000,
  );

  // The parser gets slower with each open element.
  it('stops parsing an article at the maximum depth', async () => {
    const opened = await pageWith(
      `<script>window.parsed = 0; const write = Document.prototype.write; Document.prototype.write = function (text) { parsed += String(text).length; return write.call(this, text); }</script>${tag()}<div id="a" data-load="eager" data-widget="help-article" data-article-id="1"></div>`,
      { faults: article('<div>'.repeat(400_000)) },
    );
    await waitForText(opened, '#a', /too long to show here/);
    expect(await opened.page.evaluate(() => (window as never as { parsed: number }).parsed)).toBeLessThan(80_000);
  });

  it('shows no link in the "too long" message if its URL is unsafe', async () => {
    const opened = await show('<div>'.repeat(400_000), { html_url: 'javascript:alert(1)' });
    await waitForText(opened, '#a', /too long to show here/);
    expect(
      await opened.page.$eval(
        '#a',
        ({ shadowRoot }) => shadowRoot!.querySelectorAll('article a[href^=javascript]').length,
      ),
    ).toBe(0);
  }, 60_000);

  // The parser works in chunks that may end anywhere.
  it('shows a complete article of 200 kB, including nested content', async () => {
    const section = (i: number) =>
      `<section><h2 id="s${i}">Part ${i} &amp; more</h2><table><tr><td title="a > b &quot;c&quot;">${i}<td><ul><li>One<li><b>Two<i>both</b>italic</i></ul></table><!-- <p> --><p>å€😀</p></section>`;
    const body = Array.from({ length: 900 }, (_, i) => section(i)).join('');
    const opened = await show(body);
    await opened.page.waitForFunction(
      () => document.querySelector('#a')!.shadowRoot?.querySelectorAll('section').length === 900,
      { timeout: 40_000 },
    );
    const counts = await opened.page.evaluate((body) => {
      const whole = new DOMParser().parseFromString(body, 'text/html').body;
      const { shadowRoot } = document.querySelector('#a')!;
      return ['section', 'td[title]', 'li', 'b', 'i', 'p'].map((name) => [
        name,
        whole.querySelectorAll(name).length,
        shadowRoot!.querySelectorAll(`section ${name}`).length + (name === 'section' ? 900 : 0),
        [...whole.querySelectorAll(name)].map(({ textContent }) => textContent).join() ===
          [...shadowRoot!.querySelectorAll(name === 'section' ? name : `section ${name}`)]
            .map(({ textContent }) => textContent)
            .join(),
      ]);
    }, body);
    for (const [name, wanted, got, same] of counts) expect([name, got, same]).toEqual([name, wanted, true]);
  }, 60_000);

  it('shows the "too long" message in the server status details', async () => {
    const opened = await open('server-status', [
      answer(/server_status/, {
        articles: [{ id: 1, title: 'News', body: '<div>'.repeat(400_000), html_url: '/hc/1' }],
      }),
    ]);
    await waitForText(opened, '#a', /news.*too long to show here/);
  }, 60_000);
});

// HLP-5
it('survives an article of ten thousand nested and ten thousand adjacent tags', async () => {
  const body = `${'<div>'.repeat(10_000)}deep${'</div>'.repeat(10_000)}<ul>${'<li><b>x</b></li>'.repeat(5000)}</ul>`;
  const faults = [{ url: /articles\/7(\?|$)/, body: JSON.stringify({ article: { id: 7, title: 'Many', body } }) }];
  const opened = await pageWith(
    `${tag()}<div id="a" data-widget="help-article" data-article-id="7" data-load="eager"></div>`,
    { faults },
  );
  await waitForText(opened, '#a', /deep.*x/);
  expect(opened.errors).toEqual([]);
}, 60_000);
