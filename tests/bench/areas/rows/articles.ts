import type { Row } from '../row';

const part = (i: number) =>
  `<h2>Part ${i}</h2><p>Text of <b>part ${i}</b> with a <a href="https://example.com/${i}">link</a> and <em>more</em> words, so that it is about as long as an article is.</p>` +
  `<ul><li>One thing</li><li>Another <code>thing</code></li></ul><table><tr><th>A</th><td>${i}</td></tr></table>`;
const flat = Array.from({ length: 700 }, (_, i) => part(i))
  .join('')
  .slice(0, 200_000);

/** Bodies of about 200 kB. */
const shapes: Readonly<Record<string, string>> = {
  flat,
  boxed: `<div><div>${flat}</div><p>end</p></div>`,
  table: `<table>${Array.from({ length: 3200 }, (_, i) => `<tr><td>${i}</td><td>cell with some text <b>bold</b></td></tr>`).join('')}</table>`,
  list: `<ul>${Array.from({ length: 3500 }, (_, i) => `<li>Item ${i} with a <a href="/x">link</a> and so on</li>`).join('')}</ul>`,
  text: `<p>${'word '.repeat(40_000)}</p>`,
};

export const articles: readonly Row[] = Object.entries(shapes).map(([name, body]) => ({
  name: `article, ${name}`,
  path: '?hc-article=9',
  html: '<main style="max-width:50em;margin:auto"><div id="area" data-widget="help-article" data-load="eager"></div></main>',
  answers: [{ match: 'articles/9$', body: { article: { id: 9, title: 'Long', body } } }],
  ready: () => document.querySelector('#area')!.shadowRoot?.querySelector('article h2'),
}));
