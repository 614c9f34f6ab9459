// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { targetSearch } from '../../../cli/lint/html/target-search';
import { page } from '../../../cli/lint/page';
import { lint } from './lint-support';

const BODY =
  '<p class="note"></p><div class="sale" data-widget="flyout"></div><div class="tile" data-widget="themed-button"></div>';
const button = (selector: string, method = 'open') => `<button data-widget-${method}='${selector}'></button>`;
/** Lints a page with a button that has this selector. The page lacks only the tag. */
const reported = (selector: string, before = '<!doctype html><html><head></head><body>', body = BODY) =>
  lint(`${before}${button(selector)}${body}`)
    .filter(({ rule }) => rule === 'missing-target')
    .map(({ severity, message, advice }) => `${severity}: ${message} > ${advice}`);
const byId = 'Write data-widget-open="#ID", with the id of a widget';
const nothing = (selector: string) => [
  `warning: data-widget-open="${selector}" matches nothing on this page > ${byId}. If a script adds the element, suppress this finding.`,
];
const broken = (selector: string) => [`error: data-widget-open="${selector}" isn't a valid selector > ${byId}.`];

// lint used to check only targets that were given by ID.
describe('a target given by a selector other than an id', () => {
  it('finds a target given by a selector in the page', () => {
    for (const selector of [
      '.sale',
      'p.note ~ div.sale',
      'body > [data-widget=flyout]',
      'div',
      '[class]',
      '.none, .sale',
      '*',
    ])
      expect(reported(selector), selector).toEqual([]);
  });

  it("warns if a complete page has no match for a target's selector", () => {
    for (const selector of ['.none', 'flyout', '.sale > .note', '.sale ~ .note', 'body > body', '$x', '/store']) {
      expect(reported(selector), selector).toEqual(nothing(selector));
      expect(reported(selector, ''), selector).toEqual([]);
    }
  });

  it("reports a target's selector that can't be parsed as an error, even in a page fragment", () => {
    for (const selector of ['##', '.a..', '#sale, ', '[data-widget=flyout] b]', 'a b{'])
      for (const before of ['', '<!doctype html>']) expect(reported(selector, before)).toEqual(broken(selector));
  });

  it("reports an id that can't begin a selector as an error", () => {
    for (const id of ['1a', '-1', '-']) {
      expect(reported(`#${id}`, '', `<div id="${id}" data-widget="flyout"></div>`)).toEqual([
        `error: data-widget-open="#${id}" isn't a valid selector: an id in a selector can't start with a digit > Write data-widget-open='[id="${id}"]', or give the element another id.`,
      ]);
      expect(reported(`[id="${id}"]`, '<body>', `<div id="${id}" data-widget="flyout"></div>`)).toEqual([]);
    }
  });

  it("skips a target's selector that only browsers support", () => {
    for (const selector of ['.x:popover-open', '.x::part(y)', 'svg|a', 'a || b'])
      expect(reported(selector), selector).toEqual([]);
  });

  it('skips targets of elements that the page leaves to the browser', () => {
    expect(reported('BODY > .none', '<!doctype html>')).toEqual([]);
    expect(reported('html .none', '<body>')).toEqual([]);
    expect(reported('.none', '<!doctype html>')).toEqual(nothing('.none'));
  });

  it("warns if the first match isn't a widget or can't do the action", () => {
    expect(reported('.note')).toEqual([
      'warning: data-widget-open=".note" matches a <p> that isn\'t a widget > Select the element with data-widget.',
    ]);
    expect(reported('.note, button')).toEqual([expect.stringContaining("matches a <button> that isn't a widget")]);
    expect(reported('.tile')).toEqual([
      'warning: data-widget-open=".tile" matches a themed-button, which can\'t open > Select a widget that can: flyout.',
    ]);
    expect(reported('.note, .sale')).toEqual([]);
    expect(reported('.tile, .sale')).toEqual([]);
    for (const selector of ['.note', '.tile']) expect(reported(selector, '')).toEqual([]);
  });

  it('finds no targets in ignored regions, whose elements still count as siblings', () => {
    const off = '<p class="off" data-cobble-off data-widget="flyout"></p><div data-widget="flyout" class="on"></div>';
    expect(reported('.off', '<body>', off)).toEqual(nothing('.off'));
    expect(reported('.off + .on', '<!doctype html>', off)).toEqual([]);
  });

  it("skips a target's selector that a template writes", () => {
    expect(reported('.{{ name }}')).toEqual([]);
  });

  // Threat 9
  it("reports a target's selector of more than 2,000 characters", () => {
    const most = `.${'a'.repeat(1999)}`;
    expect(reported(most)).toEqual(nothing(most));
    expect(reported(`${most}a`)).toEqual([
      `warning: data-widget-open has more than 2,000 characters, the limit > ${byId}.`,
    ]);
  });
});

// Threat 9: each `~` in a selector visits all preceding siblings.
describe('the search for targets', () => {
  const many = page('sales.html', `<body>${'<p title="0123456789012345678901234567890123456789"></p>'.repeat(200)}`);
  const search = (most?: number) => targetSearch({ page: many, all: many.elements }, most);

  it('stops the search for targets with a message when it exceeds the step limit', () => {
    for (const selector of [
      ['p ~ p ~ p ~ p ~ b', 'p + p + p + p + b, p:nth-last-child(2n) ~ b'],
      ['body p:not(:has(~ b)):is(:nth-child(9n))', '[title*="x"]', 'p:contains(x)'],
    ].flat()) {
      expect(() => search(200)(selector), selector).toThrow(
        'finding the targets of data-widget-open, -close and -toggle on sales.html takes more than 200 steps, the limit',
      );
      expect(search()(selector), selector).toEqual(expect.any(Object));
    }
  });

  it('counts the length of what the search for targets visits', () => {
    const long = page('sales.html', `<body><p title="${'x'.repeat(64_000)}"></p>`);
    expect(() => targetSearch({ page: long, all: long.elements }, 1000)('[title*="y"]')).toThrow(/1,000 steps/);
    expect(targetSearch({ page: long, all: long.elements }, 1000)('[class*="y"]')).toEqual({});
  });

  it('searches for each selector once, and counts all selectors together', () => {
    const look = search(1500);
    for (let times = 0; times < 100; times++) expect(look('i')).toEqual({});
    expect(() => {
      for (const name of ['a', 'b', 'i', 's', 'u']) look(name);
    }).toThrow(/1,500 steps/);
  });
});
