// @vitest-environment node
import { expect, it } from 'vitest';
import { makeRenderer } from '../../../src/render/make-renderer';
import { VNode } from '../../../src/render/vnode';

const paths = [
  ...['runtime', 'take-over', 'early-events', 'note', 'card', 'asks'].map((chunk) => `chunks/${chunk}.abc123.js`),
  ...['cobble.js', 'note.abc123.css', 'card.abc123.css', 'asks.abc123.css'].map((file) => `realms/${file}`),
];
const manifest = {
  files: Object.fromEntries(paths.map((path) => [path, { integrity: `sha384-${path.length}` }])),
  contents: { 'cobble-components': { chunks: ['runtime', 'take-over', 'note', 'card'] } },
};
const { render, renderPieces } = makeRenderer(manifest, async () => ({
  props: {},
  component: () => new VNode('p', {}),
}));

const page = (body: string, attributes = '') =>
  `<script async src="/c/realms/cobble.js" ${attributes}></script>${body}`;
const note = (load = '') => `<div data-widget="note" data-load="${load}"></div>`;
const card = (load = '') => `<div data-widget="card" data-load="${load}"></div>`;

/** Returns the chunks that the markup of each widget requests. */
const requested = (html: string) =>
  [...html.matchAll(/<template.*?<\/template>/g)].map(([markup]) =>
    [...markup.matchAll(/\/c\/chunks\/([\w-]+)\.abc123\.js/g)].map(([, chunk]) => chunk),
  );

// Interface 9, LDR-3
it.each([
  ['the first widget', note() + card() + note(), [['early-events', 'runtime', 'take-over', 'note'], [], []]],
  ['eager widgets', note() + card('eager'), [['early-events', 'runtime', 'take-over', 'note'], ['card']]],
  ['no widget that waits for the visitor', note('interaction') + card(), [['early-events'], []]],
  ['no widget that waits for a media query', note('media print'), [['early-events']]],
])('requests the code of %s before the page is parsed', async (_, body, expected) => {
  expect(requested(await render(page(body)))).toEqual(expected);
  let inPieces = '';
  for await (const piece of renderPieces([page(note()), body])) inPieces += piece;
  expect(
    requested(inPieces)
      .flat()
      .filter((chunk) => chunk === 'early-events'),
  ).toHaveLength(1);
});

it('requests only chunks that the tag does not contain', async () => {
  const other = '<div data-widget="asks" data-load="eager"></div>';
  const html = await render(page(note() + card('eager') + other).replace('cobble.js', 'cobble-components.js'));
  expect(requested(html)).toEqual([['early-events'], [], ['asks']]);
});

it('adds the nonce of the page to what it requests', async () => {
  for (const html of [
    page(note(), 'nonce="a&quot;b"'),
    page(`<script type="application/json" data-cobble-config>{"nonce":"a\\"b"}</script>${note()}`),
  ]) {
    const tags = (await render(html)).match(/<(link rel="preload"|script async [^>]*src="\/c\/chunks)[^>]*>/g);
    expect(tags).toHaveLength(4);
    for (const tag of tags ?? []) expect(tag).toContain(' nonce="a&quot;b"');
  }
});

// Threat 6: the browser checks every file of a pinned page.
it('requests only the script for events on a pinned page, with its integrity', async () => {
  const html = await render(page(note(), 'integrity="sha384-x"'));
  expect(requested(html)).toEqual([['early-events']]);
  expect(html).toContain(
    '<script async fetchpriority="high" src="/c/chunks/early-events.abc123.js" crossorigin="anonymous" integrity="sha384-29"></script>',
  );
});
