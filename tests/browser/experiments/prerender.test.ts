import { expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import { experiment, site } from './site';

const server = harness();
const { publish, openPage, origin } = server;

type Noted = [what: string, prerendering: boolean];

/**
 * Records events in local storage, for another page to read: the driver loses track of a page when its prerendering
 * ends.
 */
const notes = `<script>
  const note = (what) => {
    const list = JSON.parse(localStorage.test ?? '[]');
    localStorage.test = JSON.stringify([...list, [what, !!document.prerendering]]);
  };
  note('begun');
  const original = window.fetch;
  window.fetch = (url, init) => (note('fetch ' + new URL(url, location).pathname), original(url, init));
  document.addEventListener('cobble:exposure', ({ detail }) => note('exposure ' + detail.experiment));
  document.addEventListener('prerenderingchange', () => {
    note('kept ' + [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'test'));
    note('hidden ' + getComputedStyle(document.querySelector('h1')).visibility);
  });
  addEventListener('load', () => setTimeout(() => note('idle'), 500));
</script>`;

// Interface 9
it('requests, stores and reports nothing while prerendering, and reports each exposure once afterwards', async () => {
  needs('prerendered pages');
  publish('/exp/a.js', '');
  publish('/exp/a.css', '');
  const { html, paths } = site(server, {
    config: [experiment('one', 'a')],
    flights: ['a'],
    attributes: 'data-antiflicker="200"',
    head: notes,
    body: '<h1 data-antiflicker>Hello</h1>',
  });
  publish('/rendered-before', html, { 'cache-control': 'max-age=60' });
  publish('/observer', '<!doctype html><title>Observer</title>');
  publish(
    '/speculates',
    `<!doctype html><title>First</title><script type="speculationrules">{"prerender":[{"urls":["/rendered-before"],"eagerness":"immediate"}]}</script>`,
  );
  const { page } = await openPage('/observer');
  const visitor = await page.browserContext().newPage();
  const noted = () => page.evaluate(() => JSON.parse(localStorage.test ?? '[]') as Noted[]);
  const until = (what: string) => expect.poll(async () => (await noted()).map(([what]) => what)).toContain(what);
  await visitor.goto(`${origin()}/speculates`);
  // The old headless shell supports speculation rules but doesn't prerender, so this wait may fail.
  await until('begun').catch(() => {});
  needs('prerendered pages', (await noted()).length > 0);
  await until('idle');
  expect(await noted()).toEqual([
    ['begun', true],
    ['idle', true],
  ]);
  // Activation replaces the page's execution context, so this call may fail.
  await visitor
    .evaluate(() => {
      location.href = '/rendered-before';
    })
    .catch(() => {});
  await until('exposure one');
  expect(await noted()).toEqual([
    ['begun', true],
    ['idle', true],
    ['kept ', false],
    ['hidden hidden', false],
    [`fetch ${paths.config}`, false],
    [`fetch ${paths.assignment}`, false],
    ['exposure one', false],
  ]);
});
