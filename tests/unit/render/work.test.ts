// @vitest-environment node
import { afterAll, expect, it } from 'vitest';
import { WorkLimit } from '../../../src/render/work-limit';
import { hostilePages } from '../../bench/render/hostile-pages';
import { given, renderer } from './support';

const NOTE = '<div data-widget="note"></div>';
const DEEP = '<div>'.repeat(600);
const FORMATTED = hostilePages['unclosed formatting']!(20_000);

/** Renders a page that arrives in pieces of 100 characters. */
const stream = async (html: string, warn: (message: string) => void) => {
  let rendered = '';
  for await (const piece of renderer.renderPieces(html.match(/[^]{1,100}/g) ?? [], { warn })) rendered += piece;
  return rendered;
};

const { spend } = WorkLimit.prototype;
let units = 0;
WorkLimit.prototype.spend = function (more) {
  units += more;
  spend.call(this, more);
};
afterAll(() => {
  WorkLimit.prototype.spend = spend;
});

// Threat 9. A page of 9,900 nested modals used to take 11 s.
it.each(Object.entries(hostilePages))(
  'does at most 2.5 times the work for a page twice as long: %s',
  { tags: 'all' },
  async (_, pageOf) => {
    const workFor = async (length: number) => {
      units = 0;
      await renderer.render(pageOf(length).replaceAll(/data-widget="?[\w-]+"?/g, 'data-widget="note"'));
      return units;
    };
    const work = await workFor(200_000);
    expect(await workFor(100_000)).toBeGreaterThan(work / 2.5 - 1_000_000);
    expect(work).toBeLessThan(10_000_000);
  },
);

it.each([
  ['is nested more than 512 elements deep', DEEP],
  ['is too much work for a page of its size', FORMATTED],
])('leaves the page unchanged if it %s, and in a stream the rest of it', async (reason, costly) => {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const page = `${NOTE + costly + NOTE}<script src="/dist/realms/cobble.js" data-ignore="div"></script>`;
  expect(await renderer.render(page, { warn })).toBe(page);
  const streamed = await stream(page, warn);
  expect(given(streamed)).toHaveLength(1);
  expect(streamed.endsWith(page.slice(NOTE.length))).toBe(true);
  expect(warnings).toEqual([
    `the page ${reason}: it is left for the page's script`,
    `the page ${reason}: the rest is left for the page's script`,
  ]);
});

// `edits.push(...edits)` used to overflow the stack.
it('renders a page of 70,000 widgets', { tags: 'all', timeout: 90_000 }, async () => {
  expect(given(await renderer.render(NOTE.repeat(70_000)))).toHaveLength(70_000);
});

// The stream used to treat the widget as unclosed, and held back the rest of the page.
it('streams what follows a widget in a template', async () => {
  const rest = '<p>a</p>'.repeat(100);
  const pieces: string[] = [];
  for await (const piece of renderer.renderPieces([`<template>${NOTE}</template>`, rest, rest])) pieces.push(piece);
  expect(pieces[1]?.length).toBeGreaterThan(rest.length / 2);
});
