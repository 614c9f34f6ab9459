// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allLintRules } from '../../../cli/lint/all-lint-rules';
import { lintPage } from '../../../cli/lint/lint-page';
import type { WidgetDescription } from '../../../src/widgets/shared/description';

const widget = (name: string, more: Partial<WidgetDescription>): [string, WidgetDescription] => [
  name,
  { name, kind: 'component', text: name, props: {}, examples: [], ...more },
];

/** Fixed descriptions: the rules must not change with the widgets. */
const known = {
  widgets: new Map([
    widget('themed-button', {
      props: {
        href: { type: 'url', text: 'Target.' },
        variant: { type: 'text', values: ['primary', 'secondary', 'quiet'], default: 'primary', text: 'Weight.' },
        disabled: { type: 'boolean', text: 'Off.' },
      },
      slots: { '': 'Text.' },
    }),
    widget('marketplace-tile', {
      props: {
        title: { type: 'text', required: true, text: 'Name.' },
        price: { type: 'amount', text: 'Price.' },
        rating: { type: 'number', min: 0, max: 5, text: 'Stars.' },
        marketplaceURL: { type: 'url', text: 'Page.' },
      },
    }),
    widget('flyout', {
      props: { heading: { type: 'text', text: 'Title.' } },
      slots: { '': 'Body.', footer: 'Foot.' },
      methods: ['open', 'close', 'toggle', 'focus'],
    }),
    widget('store-product', {
      props: {
        productId: { type: 'text', required: true, text: 'Id.' },
        yesText: { type: 'text', from: 'settings', default: 'Buy', text: 'Buys.' },
      },
    }),
    widget('sort-dropdown', {
      props: { options: { type: 'list', required: true, text: 'Options.' }, value: { type: 'text', text: 'Key.' } },
      form: true,
    }),
    widget('promo-banner', {
      props: { bannerText: { type: 'text', required: true, slotted: true, text: 'News.' } },
      slots: { '': 'The text.', link: 'The link.' },
    }),
  ]),
  themes: ['realms', 'vanilla'],
};

const lint = (html: string) => lintPage('page.html', html, allLintRules, known).findings;
const ids = (html: string) => lint(html).map(({ rule, severity }) => `${rule} ${severity}`);

describe.each(allLintRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('finds its own wrong example', () => {
    const findings = lint(rule.wrong).filter((finding) => finding.rule === id);
    expect(findings).not.toEqual([]);
    for (const { message, mend, line, column, source, underline } of findings) {
      expect(`${message} ${mend}`).not.toMatch(/undefined|\[object/);
      expect([line, column > 0, underline.column - 1 + underline.length <= source.length]).toEqual([1, true, true]);
    }
  });

  it('has a right example that no rule objects to', () => {
    expect(lint(rule.right)).toEqual([]);
  });
});

describe('lint', () => {
  it('runs every rule file', () => {
    const helpers = new Set([
      'all-lint-rules',
      'lint-rule',
      'lint-page',
      'page',
      'written',
      'given-value',
      'read-page',
      'ignored-regions',
    ]);
    const files = readdirSync(new URL('../../../cli/lint', import.meta.url))
      .map((name) => name.replace(/\.ts$/, ''))
      .filter((name) => !helpers.has(name));
    expect(allLintRules.map((rule) => rule.id).sort()).toEqual(files.sort());
  });

  it.each([
    ['a misspelt optional prop', '<div data-widget="flyout" data-headin="x"></div>', ['unknown-attribute error']],
    [
      'capitals lost in HTML',
      '<div data-widget="marketplace-tile" data-title="x" data-marketplaceURL="/x"></div>',
      ['unknown-attribute error'],
    ],
    [
      'an attribute of nobody',
      '<div data-widget="flyout" data-confetti-amount="x"></div>',
      ['unknown-attribute warning'],
    ],
    ['an attribute of another tool', '<div data-widget="flyout" data-testid="x" data-bs-toggle="y"></div>', []],
    [
      'a number out of range',
      '<div data-widget="marketplace-tile" data-title="x" data-rating="9"></div>',
      ['bad-value error'],
    ],
    [
      'a number with a unit',
      '<div data-widget="marketplace-tile" data-title="x" data-rating="4 stars"></div>',
      ['bad-value error'],
    ],
    [
      'a link that runs a script',
      '<div data-widget="themed-button" data-href="javascript:alert(1)">x</div>',
      ['bad-value error'],
    ],
    [
      'an empty link, of which the page warns',
      '<div data-widget="themed-button" data-href="">x</div>',
      ['bad-value error'],
    ],
    [
      'a media query that is too long for the page',
      `<div data-widget="flyout" data-load="media (${'('.repeat(1000)}"></div>`,
      ['unknown-load warning'],
    ],
    ['broken JSON in a list', '<div data-widget="sort-dropdown" data-options="[{key:1}]"></div>', ['bad-value error']],
    ['an empty required prop', '<div data-widget="marketplace-tile" data-title=""></div>', ['missing-prop error']],
    // Interface 9
    ['a required prop whose place holds a text', '<div data-widget="promo-banner">News</div>', []],
    ['a required prop whose place holds an element', '<div data-widget="promo-banner"><b>News</b></div>', []],
    [
      'a required prop whose place is blank',
      '<div data-widget="promo-banner"> <!-- none --> <span slot="link">Go</span></div>',
      ['missing-prop error'],
    ],
    [
      "a required prop that can't be slotted",
      '<div data-widget="marketplace-tile">Castle</div>',
      ['missing-prop error'],
    ],
    ['a required prop from data-props', '<div data-widget="marketplace-tile" data-props=\'{"title":"x"}\'></div>', []],
    [
      'a bad value in data-props',
      '<div data-widget="marketplace-tile" data-props=\'{"title":"x","rating":"many"}\'></div>',
      ['broken-props error'],
    ],
    [
      'a text that only the settings change',
      '<div data-widget="store-product" data-product-id="x" data-yes-text="y"></div>',
      ['settings-only warning'],
    ],
    [
      'the same in data-props',
      '<div data-widget="store-product" data-props=\'{"productId":"x","yesText":{}}\'></div>',
      ['settings-only warning'],
    ],
    [
      'a number for an address, which the page takes',
      '<div data-widget="themed-button" data-props=\'{"href":7}\'>x</div>',
      [],
    ],
    [
      'a misspelt key in data-props',
      '<div data-widget="marketplace-tile" data-props=\'{"tilte":"x"}\'></div>',
      ['missing-prop error', 'broken-props error'],
    ],
    [
      'a value that a template fills in',
      '<div data-widget="marketplace-tile" data-title="{{ item.title }}" data-rating="{{ item.rating }}"></div>',
      [],
    ],
    [
      'a target without #',
      '<button data-widget-open="sale"></button><div id="sale" data-widget="flyout"></div>',
      ['missing-target error'],
    ],
    [
      'a target that is no widget',
      '<button data-widget-open="#sale"></button><div id="sale"></div>',
      ['missing-target error'],
    ],
    [
      'a target that cannot open',
      '<button data-widget-open="#sale"></button><div id="sale" data-widget="themed-button"></div>',
      ['missing-target error'],
    ],
    ['close inside a dialog', '<div data-widget="flyout"><button data-widget-close>x</button></div>', []],
    ['close outside of any dialog', '<button data-widget-close>x</button>', ['missing-target error']],
    ['a name on a form widget', '<div data-widget="sort-dropdown" data-name="sort" data-options="[]"></div>', []],
    ['a widget in a template', '<template><div data-widget="flyuot"></div></template>', ['unknown-widget error']],
    [
      'a tag with a bad switch',
      '<script src="https://cdn.example/realms/cobble.js?x=1" data-scan="never"></script>',
      ['tag-attribute error'],
    ],
    [
      'settings that are not JSON',
      '<script type="application/json" data-cobble-config>{ "texts": {}, }</script>',
      ['page-config error'],
    ],
    ['settings that a browser runs', '<script data-cobble-config>{}</script>', ['page-config error']],
  ])('%s', (_, html, expected) => {
    expect(ids(html)).toEqual(expected);
  });

  it('gives the line and column of the attribute, also behind several lines', () => {
    const [finding] = lint('<main>\n  <div data-widget="flyout"\n       data-headin="x"></div>\n</main>');
    expect(finding).toMatchObject({ line: 3, column: 8, source: '       data-headin="x"></div>' });
  });

  it("finds a mistake inside the page's JSON where it is", () => {
    expect(
      lint('<script type="application/json" data-cobble-config>\n{ "texts": {},\n  oops }</script>')[0],
    ).toMatchObject({ line: 3, column: 3 });
  });
});

// threat 4: what the page leaves alone, lint does, too.
describe('a region in which nothing of ours mounts', () => {
  const wrong =
    '<div data-widget="flyuot"></div><button data-widget-open="#nowhere">Open</button><div data-widget="marketplace-tile"></div>';
  const tag = (attributes: string) => `<script async src="/dist/realms/cobble.js" ${attributes}></script>`;

  it.each([
    ['data-cobble-off', '', `<section data-cobble-off>${wrong}</section>`],
    ['the element itself', '', '<div data-cobble-off data-widget="flyuot"></div>'],
    [
      'data-ignore',
      'data-ignore="#guests, main > .comments:not(.ours)"',
      `<main><div class="comments"><p>${wrong}</p></div></main><div id="guests">${wrong}</div>`,
    ],
    ['the whole page, by a selector that is none', 'data-ignore=".comments, (("', wrong],
    [
      'widgets that are not allowed',
      'data-allow="sort-dropdown\n flyout"',
      '<div data-widget="flyuot"></div><div data-widget="marketplace-tile"></div>',
    ],
  ])('has no finding: %s', (_, attributes, html) => {
    expect(ids(tag(attributes) + html)).toEqual([]);
  });

  it.each([
    ['outside of it', 'data-ignore=".comments"', `<div class="comments"></div>${wrong}`],
    ['by another selector', 'data-ignore="main > .comments"', `<div class="comments">${wrong}</div>`],
  ])('is not %s', (_, attributes, html) => {
    expect(ids(tag(attributes) + html)).toEqual(['unknown-widget error', 'missing-target error', 'missing-prop error']);
  });

  it('is named by attributes that lint knows', () => {
    expect(ids(tag('data-ignore="" data-allow="Tile!"'))).toEqual(['tag-attribute error']);
    expect(ids(tag('data-ignor=".a"'))).toEqual(['tag-attribute error']);
  });
});

// threat 6
it('knows the tag of a pinned build', () => {
  expect(ids('<script async src="/dist/realms/cobble.3c95c4.js" data-experiment="on"></script>')).toEqual([
    'tag-attribute error',
  ]);
});
