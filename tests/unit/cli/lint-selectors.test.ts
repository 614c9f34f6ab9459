// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { targetSearch } from '../../../cli/lint/html/target-search';
import { page } from '../../../cli/lint/page';
import { lint } from './lint-support';

const BODY =
  '<p class="note"></p><div class="sale" data-widget="flyout"></div><div class="tile" data-widget="themed-button"></div>';
const button = (selector: string, method = 'open') => `<button data-widget-${method}='${selector}'></button>`;
/** What is said of a button on a whole page, without the tag. */
const said = (selector: string, before = '<!doctype html><html><head></head><body>', body = BODY) =>
  lint(`${before}${button(selector)}${body}`)
    .filter(({ rule }) => rule === 'missing-target')
    .map(({ severity, message, mend }) => `${severity}: ${message} > ${mend}`);
const byId = 'Write data-widget-open="#ID", with the id of a widget\'s element';
const nothing = (selector: string) => [
  `warning: data-widget-open="${selector}" finds nothing on this page > ${byId}; where a script adds the element, suppress this with that reason.`,
];
const broken = (selector: string) => [
  `error: data-widget-open="${selector}" is no selector that can be parsed > ${byId}.`,
];

// Only a target by id was looked at: nothing was said of the others.
describe('a target that is named by another selector than an id', () => {
  it('is found where it is', () => {
    for (const selector of [
      '.sale',
      'p.note ~ div.sale',
      'body > [data-widget=flyout]',
      'div',
      '[class]',
      '.none, .sale',
      '*',
    ])
      expect(said(selector), selector).toEqual([]);
  });

  it('is missed, as a warning, if a whole page has none', () => {
    for (const selector of ['.none', 'flyout', '.sale > .note', '.sale ~ .note', 'body > body', '$x', '/store']) {
      expect(said(selector), selector).toEqual(nothing(selector));
      expect(said(selector, ''), selector).toEqual([]);
    }
  });

  it('is an error if it can’t be parsed, also in a piece of a page', () => {
    for (const selector of ['##', '.a..', '#sale, ', '[data-widget=flyout] b]', 'a b{'])
      for (const before of ['', '<!doctype html>']) expect(said(selector, before)).toEqual(broken(selector));
  });

  it('is an error if it is an id that no selector can begin with', () => {
    for (const id of ['1a', '-1', '-']) {
      expect(said(`#${id}`, '', `<div id="${id}" data-widget="flyout"></div>`)).toEqual([
        `error: data-widget-open="#${id}" is no selector that can be parsed: behind # no digit comes first > Write data-widget-open='[id="${id}"]', or give the element another id.`,
      ]);
      expect(said(`[id="${id}"]`, '<body>', `<div id="${id}" data-widget="flyout"></div>`)).toEqual([]);
    }
  });

  it('is not judged if browsers alone may know it', () => {
    for (const selector of ['.x:popover-open', '.x::part(y)', 'svg|a', 'a || b'])
      expect(said(selector), selector).toEqual([]);
  });

  it('is not judged by an element that the page leaves to the browser', () => {
    expect(said('BODY > .none', '<!doctype html>')).toEqual([]);
    expect(said('html .none', '<body>')).toEqual([]);
    expect(said('.none', '<!doctype html>')).toEqual(nothing('.none'));
  });

  it('is no widget, or one that can not do it, where nothing else is found', () => {
    expect(said('.note')).toEqual([
      'warning: data-widget-open=".note" finds a <p> that is no widget > Point at the element with data-widget.',
    ]);
    expect(said('.note, button')).toEqual([expect.stringContaining('finds a <button> that is no widget')]);
    expect(said('.tile')).toEqual([
      'warning: data-widget-open=".tile" finds a themed-button, which can\'t open > Point at a widget that can: flyout.',
    ]);
    expect(said('.note, .sale')).toEqual([]);
    // The first in the page is meant, as there.
    expect(said('.tile, .sale')).toEqual([]);
    for (const selector of ['.note', '.tile']) expect(said(selector, '')).toEqual([]);
  });

  it('is not found where nothing of ours mounts, and what stands there has its place', () => {
    const off = '<p class="off" data-cobble-off data-widget="flyout"></p><div data-widget="flyout" class="on"></div>';
    expect(said('.off', '<body>', off)).toEqual(nothing('.off'));
    expect(said('.off + .on', '<!doctype html>', off)).toEqual([]);
  });

  it('is not looked for where a template writes it', () => {
    expect(said('.{{ name }}')).toEqual([]);
  });

  // Threat 9
  it('has 2,000 characters at most', () => {
    const most = `.${'a'.repeat(1999)}`;
    expect(said(most)).toEqual(nothing(most));
    expect(said(`${most}a`)).toEqual([
      `warning: data-widget-open has more than 2,000 characters, the most that are looked for > ${byId}.`,
    ]);
  });
});

// Threat 9: each ~ goes over all that stands before an element.
describe('the search for targets', () => {
  const many = page('sales.html', `<body>${'<p title="0123456789012345678901234567890123456789"></p>'.repeat(200)}`);
  const search = (most?: number) => targetSearch({ page: many, all: many.elements }, most);

  it('ends with a sentence if it takes more steps than are tried', () => {
    for (const selector of [
      ['p ~ p ~ p ~ p ~ b', 'p + p + p + p + b, p:nth-last-child(2n) ~ b'],
      ['body p:not(:has(~ b)):is(:nth-child(9n))', '[title*="x"]', 'p:contains(x)'],
    ].flat()) {
      expect(() => search(200)(selector), selector).toThrow(
        'to look for what data-widget-open, -close and -toggle name on sales.html takes more than 200 steps, the most that is tried',
      );
      expect(search()(selector), selector).toEqual(expect.any(Object));
    }
  });

  it('counts how long what it goes over is', () => {
    const long = page('sales.html', `<body><p title="${'x'.repeat(64_000)}"></p>`);
    expect(() => targetSearch({ page: long, all: long.elements }, 1000)('[title*="y"]')).toThrow(/1,000 steps/);
    expect(targetSearch({ page: long, all: long.elements }, 1000)('[class*="y"]')).toEqual({});
  });

  it('looks for a selector once, and counts all selectors together', () => {
    const look = search(1500);
    for (let times = 0; times < 100; times++) expect(look('i')).toEqual({});
    expect(() => {
      for (const name of ['a', 'b', 'i', 's', 'u']) look(name);
    }).toThrow(/1,500 steps/);
  });
});
