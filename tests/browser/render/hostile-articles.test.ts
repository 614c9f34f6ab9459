import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../../../esbuild.config.mjs';
import { render } from '../../../src/package/render';
import { renderBody } from '../../../src/render/article/render-body';
import { asInPage } from '../../../src/render/browser-stand-in';
import { toHtml } from '../../../src/render/to-html';
import fc from '../../fast-check';
import { anyArticle } from '../../fuzz/any-article';
import { attacks } from '../../unit/render/attacks';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { type judgeArticles, placeOf } from './judge-articles';

type Judge = { judge: { judgeArticles: typeof judgeArticles } };

const { pageWith, origin } = harness();
const written = Object.values(attacks);
let judge = '';
beforeAll(async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['tests/browser/render/judge-articles.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'judge',
  });
  judge = outputFiles[0]!.text;
});
/**
 * Articles that may differ. Newer browsers keep elements in a `<select>`, of which Cobble prerenders only text, and
 * turn a NUL after `<` into a character. Nesting over 400 levels isn't prerendered.
 */
const unlike = '<select|\\0|(<div>){401}';
const blocked = ['*://*.example/*'];

// This test uses a browser's parser and DOMPurify instead of jsdom's.
it("renders any hostile article as the page's sanitiser leaves it and as it mounts", {
  timeout: 120_000,
}, async () => {
  needs('same parsing of written documents');
  const path = '/page/judged';
  const opened = await pageWith('<!doctype html><title>T</title>', { path, blocked });
  const url = new URL(`${origin()}${path}`);
  const all = [...written, ...sampleOf(fc.sample(anyArticle, { numRuns: 600, seed: 7 }), 100)].map(
    // Replace half surrogate pairs, which can't be sent to a browser.
    (html) => Buffer.from(html).toString(),
  );
  const pairs = all.map((html): [string, string] => [
    html,
    asInPage({ url, title: '' }, () => toHtml(renderBody(html, placeOf({})).rendered)),
  ]);
  await opened.page.addScriptTag({ content: judge });
  const { found, reparsed } = await opened.page.evaluate(
    (pairs, unlike) => (window as never as Judge).judge.judgeArticles(pairs, unlike),
    pairs,
    unlike,
  );
  expect(found).toEqual([]);
  // Only few random articles change when reparsed.
  expect(reparsed).toBeGreaterThan(3);
  expect(reparsed).toBeLessThan(all.length / 10);
});

it('runs no attack from an article on a prerendered page, before or after its script', { tags: 'all' }, async () => {
  const path = '/page/attacked';
  const html = await render(
    `<!doctype html><title>T</title><script>window.evil = (n) => done.push(n); window.done = []</script><script async src="/dist/realms/cobble.js" data-scan="manual"></script><body>${written
      .map((_, index) => `<div data-widget="help-article" data-load="eager" data-article-id="${index + 1}"></div>`)
      .join('')}<p id="end"></p>`,
    {
      url: `${origin()}${path}`,
      answers: {
        helpCentre: { article: (id: unknown) => ({ article: { id, title: 'T', body: written[Number(id) - 1] } }) },
      },
    },
  );
  const faults = written.map((body, index) => ({
    url: new RegExp(`articles/${index + 1}(\\.json)?(\\?|$)`),
    body: JSON.stringify({ article: { id: index + 1, title: 'T', body } }),
  }));
  const opened = await pageWith(html, { path, blocked, faults });
  const seen = () =>
    opened.page.evaluate(() => {
      const roots = [...document.querySelectorAll('[data-widget]')].flatMap((one) => one.shadowRoot ?? []);
      const inside = roots.flatMap((root) => [...root.querySelectorAll<HTMLAnchorElement>('article *')]);
      return {
        roots: roots.length,
        children: [...document.body.children].map(({ localName }) => localName).filter((name) => name !== 'div'),
        bad: inside
          .filter((one) =>
            /^(script|iframe|object|embed|template|style|base|meta|form|input|svg|math|slot)$/.test(one.localName),
          )
          .filter((one) => !one.closest('section, fieldset') && one.closest('h2 ~ div:not(:last-child)'))
          .map((one) => one.outerHTML),
        handlers: inside.flatMap((one) =>
          one.getAttributeNames().filter((name) => /^on|style|srcdoc|srcset/.test(name)),
        ),
        links: inside.flatMap((one) =>
          ['href', 'src'].flatMap((name) =>
            /^\s*(java|vb|data:text|data:image\/svg)/i.test(one.getAttribute(name) ?? '') ? one.outerHTML : [],
          ),
        ),
        done: (window as never as { done: unknown[] }).done,
      };
    });
  const nothing = { roots: written.length, children: ['p'], bad: [], handlers: [], links: [], done: [] };
  expect(await seen()).toEqual(nothing);
  await opened.page.evaluate(() => (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan());
  await opened.waitForMounted();
  await opened.waitForRendering();
  expect(await seen()).toEqual(nothing);
});
