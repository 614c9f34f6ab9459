import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { root } from '../../../esbuild.config.mjs';
import { attributeOf } from '../../../src/embed/read-props';
import { render } from '../../../src/package/render';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';

const { pageWith, origin } = harness();
const tag = '<script async src="/dist/realms/cobble.js" data-scan="manual"></script>';
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const texts = [
  '</template><script>evil(1)</script>',
  '"><img src=/evil onerror=evil(2)>',
  "'><svg onload=evil(3)>",
  '</style></title></textarea><iframe srcdoc="<script>parent.evil(4)</script>">',
  '\u0000<\u0000/template><script>evil(5)</script>',
  '<!--><script>evil(6)</script>-->',
  '&lt;script&gt;evil(7)&lt;/script&gt;',
];
const urls = [
  'javascript:evil(8)',
  ' java\nscript:evil(9)',
  'data:text/html,<script>evil(10)</script>',
  'vbscript:evil(11)',
  '/a" onclick="evil(12)',
  "/a'><script>evil(13)</script>",
];

const attacks = [...texts, ...urls];
const widgets = await findWidgets(root);

it('runs no prop of a widget and creates no element or link from it', async () => {
  const turns = sampleOf([0, 1, 2], 1);
  const attacked = widgets.flatMap(({ name, description }) =>
    turns.map((turn) => {
      const props = Object.entries(description.props).map(([prop, { type, values }], index) => {
        const text = attacks[(3 * index + turn) % attacks.length]!;
        const value =
          type === 'list'
            ? JSON.stringify([{ key: text, displayName: text, type: 'Link', text, href: text }])
            : type === 'record'
              ? JSON.stringify({ text, href: text, __proto__: { href: text } })
              : (values?.[0] ?? text);
        return `${attributeOf(prop)}="${attribute(value)}"`;
      });
      return `<div data-widget="${name}" ${props.join(' ')} aria-label="${attribute(attacks[turn]!)}"></div>`;
    }),
  );
  const page = `<!doctype html><title>${texts[0]}</title><script>window.evil = (n) => (window.done ??= []).push(n); window.done = []</script>${tag}<body>${attacked.join('\n')}`;
  const opened = await pageWith(await render(page), { until: 'domcontentloaded' });
  const seen = await opened.page.evaluate(() => {
    const roots = [...document.querySelectorAll('[data-widget]')].flatMap((one) => one.shadowRoot ?? []);
    const inside = roots.flatMap((root) => [...root.querySelectorAll<HTMLAnchorElement>('*')]);
    return {
      roots: roots.length,
      body: document.body.children.length,
      bad: inside
        .filter((one) => /^(script|iframe|object|embed|template|style|base|meta)$/.test(one.localName))
        .filter((one) => !one.matches('script[src^="/dist/chunks/early-events."]'))
        .map((one) => one.outerHTML),
      handlers: inside.flatMap((one) => one.getAttributeNames().filter((name) => /^on|style|srcdoc/.test(name))),
      links: inside.flatMap((one) =>
        ['href', 'src', 'action', 'formaction'].flatMap((name) =>
          /^\s*(java|vb|data:text)/i.test(one.getAttribute(name) ?? '') ? one.outerHTML : [],
        ),
      ),
    };
  });
  expect(seen.roots).toBeGreaterThan(30 * turns.length);
  expect(seen).toMatchObject({ body: attacked.length, bad: [], handlers: [], links: [] });
  expect(await opened.page.evaluate(() => (window as never as { done: number[] }).done)).toEqual([]);
});

// Threats 1, 2, 4 and 10: content of untrusted users changes no settings and never counts as prerendered markup.
it('lets user content set no URL and no prerendered markup, and treats it as content', async () => {
  const foreign = 'https://evil.test';
  const content = [
    `<a data-cobble-config>{"theme":"vanilla","base":"${foreign}/"}</a>`,
    `<img name="currentScript" src="${foreign}/realms/cobble.js">`,
    `<base href="${foreign}/">`,
    '<div data-widget="themed-button" data-cobble-off>Off</div>',
    `<div data-widget="themed-button" id="own"><template shadowrootmode="open" data-cobble-drawn="x"><link rel="stylesheet" href="${foreign}/a.css"><b id="spoof">Spoof</b></template>Play</div>`,
    `<div data-widget="themed-button" id="second"><template shadowrootmode="open"><b id="spoof">Spoof</b></template>Play</div>`,
  ].join('');
  const drawn = await render(`<!doctype html><title>T</title>${tag}<body>${content}`);
  expect(drawn.match(/<link rel="stylesheet"[^>]*>/g)).toHaveLength(2);
  expect(drawn.match(/href="\/dist\/realms\/themed-button\.\w+\.css"/g)).toHaveLength(2);
  // With the slash, because a build ID before `.css` may end with an a.
  expect(drawn).not.toContain('/a.css');
  const opened = await pageWith(drawn.replace(/<base[^>]*>/, ''), { blocked: [`${foreign}/*`] });
  const roots = await opened.page.$$eval('#own, #second', (all) =>
    all.map((one) => [...one.shadowRoot!.children].map(({ localName }) => localName).join()),
  );
  expect(roots).toEqual(['script,link,button,link,link,link', 'link,button']);
  expect([...new Set(opened.sent(/\.css$/).map(({ url }) => new URL(url).origin))]).toEqual([origin()]);
});
