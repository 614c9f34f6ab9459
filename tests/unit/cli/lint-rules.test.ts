// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allLintRules } from '../../../cli/lint/all-lint-rules';
import { lintPage } from '../../../cli/lint/lint-page';
import { page } from '../../../cli/lint/page';
import type { WidgetDescription } from '../../../src/widgets/kit/description';

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
      room: [],
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
      'is-static',
      'given-value',
      'read-page',
      'ignored-regions',
      'html',
      'edits',
      'is-tag-url',
      'quotes',
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
    // The page reads these (wpautop)
    [
      'settings in which a content system has made paragraphs',
      '<script type="application/json" data-cobble-config>{"locale": "sv-se",</p>\n<p>"texts": {}}</script>',
      [],
    ],
    [
      'settings with tags of their own',
      '<script type="application/json" data-cobble-config>{"locale": "sv-se",</p><p>"texts": {}}</script>',
      ['page-config error'],
    ],
    // Interface 9: names that are nearly ours
    ['two letters swapped', '<p data-wigdet="flyout"></p>', ['near-attribute warning']],
    ['a name that is nearly an opener', '<p data-widget-opne="#x"></p>', ['near-attribute warning']],
    ['a name that is nearly that of the settings', '<p data-cobble-confg></p>', ['near-attribute warning']],
    ['an attribute of another tool that is near', '<p data-widgets="3" data-widget-id="7" data-gadget="x"></p>', []],
    [
      'a near name beside the right one',
      '<p data-wigdet="flyout" data-widget="flyout"></p>',
      ['unknown-attribute warning'],
    ],
    ['a near name on a widget', '<p data-widget="flyout" data-thme="realms"></p>', ['unknown-attribute error']],
    ['a near opener on a widget', '<p data-widget="flyout" data-widget-opne="#x"></p>', ['unknown-attribute error']],
    [
      'a near name beside one that is wrong',
      '<p data-wigdet="flyout" data-widget="no-such-thing"></p>',
      ['unknown-widget error'],
    ],
    ['a near name on the tag', '<script src="/a/cobble.js" data-thme="realms"></script>', ['tag-attribute error']],
    // Interface 9: escaped markup
    [
      'a widget that is escaped by numbers',
      '<p>&#60;div class="x" data-widget = "flyout"&#62;</p>',
      ['escaped-markup warning'],
    ],
    [
      'a widget that is escaped twice',
      '<p>&amp;lt;div data-widget=&quot;flyout&quot;&amp;gt;</p>',
      ['escaped-markup warning'],
    ],
    [
      'a tag that is escaped',
      '<p>&lt;script async src="/a/cobble.js"&gt;&lt;/script&gt;</p>',
      ['escaped-markup warning'],
    ],
    [
      'two widgets in one text',
      '<p>&lt;p data-widget="flyout"&gt;&lt;p data-widget="flyout"&gt;</p>',
      ['escaped-markup warning', 'escaped-markup warning'],
    ],
    ['markup in an ignored region', '<div data-cobble-off><p>&lt;p data-widget="flyout"&gt;</p></div>', []],
    [
      'markup in a listing',
      '<pre><b>&lt;div data-widget="flyout"&gt;</b></pre><textarea>&lt;p data-widget="x"&gt;</textarea>',
      [],
    ],
    [
      'words about an attribute',
      '<p>Write data-widget="flyout" on a &lt;div&gt; and data-widget="modal"; cobble.js finds it.</p>',
      [],
    ],
    ['a link to the file in a text', '<p>&lt;a href="/a/cobble.js"&gt;</p>', []],
    // Interface 9: a raw > in an attribute
    [
      'a raw > in JSON',
      '<p data-widget="flyout" data-props=\'{"heading":"A > B"}\'></p>',
      ['raw-greater-than warning'],
    ],
    [
      'a raw > that ends a tag without quotes',
      '<p data-widget=flyout data-load=media (width > 40em)>x</p>',
      ['unknown-load warning', 'raw-greater-than warning'],
    ],
    ['a > behind a widget without quotes', '<p data-widget=flyout>a > b</p>', []],
    [
      'a raw > of the page itself, or of a template',
      '<p onclick="a > b"></p><p data-widget="flyout" data-heading="<?= a > b ?>"></p>',
      [],
    ],
    [
      'an attribute that SVG writes with capitals',
      '<svg viewBox="0 0 1 1" xlink:href="x" data-widget="flyout"></svg>',
      [],
    ],
    [
      'an attribute of a second body, whose place is not known',
      '<body class="x" data-widget="flyout"><script src="/a/cobble.js"></script><body data-heading="a > b">',
      [],
    ],
    ['a selector on the tag', '<script src="/a/cobble.js" data-ignore="main > p"></script>', []],
    // Interface 9: curly quotes
    [
      'curly quotes round words',
      '<p data-widget="flyout" data-heading=\u201cBig sale\u201d></p>',
      ['curly-quotes warning'],
    ],
    [
      'curly quotes round the name',
      '<p data-widget=\u201cflyout\u201d></p>',
      ['unknown-widget error', 'curly-quotes warning'],
    ],
    ['curly quotes in a value', '<p data-widget="flyout" data-heading="The \u201cbig\u201d sale"></p>', []],
    [
      'a curly quote where the value should end',
      '<p data-widget="flyout" data-heading="Sale\u2033>x</p><p class="y"></p>',
      ['curly-quotes warning', 'raw-greater-than warning'],
    ],
    [
      'a tag in curly quotes',
      '<!doctype html><script src=“/a/cobble.js”></script><p data-widget="flyout"></p>',
      ['curly-quotes warning'],
    ],
    ['curly quotes on what is not ours', '<p title=\u201cx\u201d></p>', []],
    // Interface 9: a page without a tag
    ['a page without a tag', '<!doctype html><p data-widget="flyout"></p>', ['no-tag warning']],
    ['a page that says so by its body', '<body><p data-widget="flyout"></p>', ['no-tag warning']],
    ['a piece of a page', '<p data-widget="flyout"></p>', []],
    [
      'a page whose script brings the tag',
      '<!doctype html><script>add("/a/cobble.js")</script><p data-widget="flyout"></p>',
      [],
    ],
    [
      'a page with a tag manager',
      '<!doctype html><script>(function(w){w.src="https://x/gtm.js?id=1"})(window)</script><p data-widget="flyout"></p>',
      [],
    ],
    [
      'a page whose template brings a script',
      '<!doctype html><script src="{{ script }}"></script><p data-widget="flyout"></p>',
      [],
    ],
    ['a page without a tag and without widgets', '<!doctype html><p>x</p>', []],
    ['a page whose only widget is ignored', '<!doctype html><p data-cobble-off data-widget="flyout"></p>', []],
    // Interface 9: a page without widgets
    ['a page without widgets', '<html><script src="/a/cobble.js"></script>', ['no-widget warning']],
    ['a piece of a page with a tag', '<script src="/a/cobble.js"></script>', []],
    ['a tag for experiments', '<!doctype html><script src="/a/cobble.js" data-experiments="on"></script>', []],
    ['a tag for experiments, by its address', '<!doctype html><script src="/a/cobble.js?experiments=on"></script>', []],
    [
      'a tag that has experiments off',
      '<!doctype html><script src="/a/cobble.js" data-experiments="off"></script>',
      ['no-widget warning'],
    ],
    ['a tag that waits for scripts', '<!doctype html><script src="/a/cobble.js" data-scan="manual"></script>', []],
    [
      'a page with settings',
      '<!doctype html><script type="application/json" data-cobble-config>{}</script><script src="/a/cobble.js"></script>',
      [],
    ],
    [
      'a page whose script uses Cobble',
      '<!doctype html><script src="/a/cobble.js"></script><script>cobble.push(c => c.scan())</script>',
      [],
    ],
    [
      'a page whose widget stands in a template',
      '<!doctype html><script src="/a/cobble.js"></script><template><p data-widget="flyout"></p></template>',
      [],
    ],
    [
      'an enhanced link',
      '<!doctype html><script src="/a/cobble.js" data-links="on"></script><p><a href="/x#cobble=flyout">x</a>',
      [],
    ],
  ])('%s', (_, html, expected) => {
    expect(ids(html)).toEqual(expected);
  });

  it('gives the line and column of the attribute, also behind several lines', () => {
    const [finding] = lint('<main>\n  <div data-widget="flyout"\n       data-headin="x"></div>\n</main>');
    expect(finding).toMatchObject({ line: 3, column: 8, source: '       data-headin="x"></div>' });
  });

  // Interface 9
  it.each([
    ['near-attribute', '<b>\n <i data-wigdet="flyout"></i>', 2, 5, 'data-wigdet'],
    ['escaped-markup', '<p>a\nb &amp;lt;div data-widget="flyout"', 2, 3, '&amp;lt;div '],
    ['raw-greater-than', '<p data-widget="flyout"\n  data-heading="a > b">', 2, 3, '>'],
    ['raw-greater-than', '<p data-widget=flyout\n data-load=media (width > 40em)>', 2, 25, '>'],
    ['curly-quotes', '<p data-widget="flyout"\n\tdata-heading=\u201cBig sale\u201d>', 2, 2, '\u201cBig'],
    ['no-tag', '<!doctype html>\n<p></p> <p data-widget="flyout">', 2, 9, '<p data-widget="flyout">'],
    ['no-widget', '<!doctype html>\n <script src="/a/cobble.js"></script>', 2, 2, '<script src="/a/cobble.js">'],
  ])('%s is found at its place: %j', (rule, html, line, column, piece) => {
    const found = lint(html).find((each) => each.rule === rule);
    expect(found).toMatchObject({ line, column });
    const { source, underline } = found!;
    expect(source.slice(underline.column - 1, underline.column - 1 + underline.length)).toBe(piece);
  });

  it('knows the place of attributes that SVG writes with capitals or a prefix', () => {
    const [svg] = page('x', '<svg viewBox="0 0 1 1" xlink:href="y">').elements;
    expect([...svg!.attributes.values()].map(({ name, at }) => [name, at])).toEqual([
      ['viewBox', { offset: 5, length: 17 }],
      ['href', { offset: 23, length: 14 }],
    ]);
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

// interface 9
describe('data-slot and data-base', () => {
  const rulesOf = (html: string) => lint(html).map(({ rule }) => rule);
  const flyout = (child: string) => `<div data-widget="flyout" data-heading="Sale">${child}</div>`;

  it('data-slot is the slot of a child, where it has no other', () => {
    expect(lint(flyout('<p data-slot="foot">x</p>'))).toMatchObject([
      { rule: 'unknown-slot', message: expect.stringContaining('did you mean "footer"') },
    ]);
    expect(lint(flyout('<p data-slot="foot">x</p>'))[0]?.mend).toContain('data-slot="footer"');
    expect(rulesOf(flyout('<p data-slot="footer">x</p>'))).toEqual([]);
    expect(rulesOf(flyout('<p slot="footer" data-slot="foot">x</p>'))).toEqual([]);
    expect(rulesOf(flyout('<p slot="" data-slot="foot">x</p>'))).toEqual(['unknown-slot']);
  });

  it('data-slot is no misspelt prop of a widget that stands in a slot', () => {
    expect(rulesOf(flyout('<a data-widget="themed-button" data-slot="footer">x</a>'))).toEqual([]);
  });

  it('the tag reads data-base', () => {
    expect(rulesOf('<script src="/cache/cobble.js" data-base="/dist"></script>')).not.toContain('tag-attribute');
    expect(rulesOf('<script src="/cache/cobble.js" data-bsae="/dist"></script>')).toContain('tag-attribute');
  });
});
