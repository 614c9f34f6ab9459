// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ids, lint } from './lint-support';
import { testSeverities } from './test-severities';

testSeverities(
  'reports invalid widgets, props, targets and settings',
  `
a misspelt optional prop » <div data-widget="flyout" data-headin="x"></div> » unknown-attribute error
capitals lost in HTML » <div data-widget="marketplace-tile" data-title="x" data-marketplaceURL="/x"></div> » unknown-attribute error
an unused attribute » <div data-widget="flyout" data-confetti-amount="x"></div> » unknown-attribute warning
an attribute of another tool » <div data-widget="flyout" data-testid="x" data-bs-toggle="y"></div> » nothing
a number out of range » <div data-widget="marketplace-tile" data-title="x" data-rating="9"></div> » bad-value error
a number with a unit » <div data-widget="marketplace-tile" data-title="x" data-rating="4 stars"></div> » bad-value error
a link that runs a script » <div data-widget="themed-button" data-href="javascript:alert(1)">x</div> » bad-value error
an empty link, which the page warns about » <div data-widget="themed-button" data-href="">x</div> » bad-value error
broken JSON in a list » <div data-widget="sort-dropdown" data-options="[{key:1}]"></div> » bad-value error
an empty required prop » <div data-widget="marketplace-tile" data-title=""></div> » missing-prop error
a required prop whose slot contains text » <div data-widget="promo-banner">News</div> » nothing
a required prop whose slot contains an element » <div data-widget="promo-banner"><b>News</b></div> » nothing
a required prop whose slot is blank » <div data-widget="promo-banner"> <!-- none --> <span slot="link">Go</span></div> » missing-prop error
a required prop that can't be slotted » <div data-widget="marketplace-tile">Castle</div> » missing-prop error
a required prop from data-props » <div data-widget="marketplace-tile" data-props='{"title":"x"}'></div> » nothing
a bad value in data-props » <div data-widget="marketplace-tile" data-props='{"title":"x","rating":"many"}'></div> » broken-props error
a text that only settings can change » <div data-widget="store-product" data-product-id="x" data-yes-text="y"></div> » settings-only warning
the same in data-props » <div data-widget="store-product" data-props='{"productId":"x","yesText":{}}'></div> » settings-only warning
a number for a URL, which the page accepts » <div data-widget="themed-button" data-props='{"href":7}'>x</div> » nothing
a misspelt key in data-props » <div data-widget="marketplace-tile" data-props='{"tilte":"x"}'></div> » missing-prop error, broken-props error
a value that a template fills in » <div data-widget="marketplace-tile" data-title="{{ item.title }}" data-rating="{{ item.rating }}"></div> » nothing
a target without # » <button data-widget-open="sale"></button><div id="sale" data-widget="flyout"></div> » missing-target error
a target that isn't a widget » <button data-widget-open="#sale"></button><div id="sale"></div> » missing-target error
a target that cannot open » <button data-widget-open="#sale"></button><div id="sale" data-widget="themed-button"></div> » missing-target error
close inside a dialog » <div data-widget="flyout"><button data-widget-close>x</button></div> » nothing
close outside of any dialog » <button data-widget-close>x</button> » missing-target error
a name on a form widget » <div data-widget="sort-dropdown" data-name="sort" data-options="[]"></div> » nothing
a widget in a template » <template><div data-widget="flyuot"></div></template> » unknown-widget error
a tag with a bad switch » <script src="https://cdn.example/realms/cobble.js?x=1" data-scan="never"></script> » tag-attribute error
settings that are not JSON » <script type="application/json" data-cobble-config>{ "texts": {}, }</script> » page-config error
settings that the browser would execute » <script data-cobble-config>{}</script> » page-config error
settings that a CMS has wrapped in paragraphs » <script type="application/json" data-cobble-config>{"locale": "sv-se",</p>⏎<p>"texts": {}}</script> » nothing
settings with other tags » <script type="application/json" data-cobble-config>{"locale": "sv-se",</p><p>"texts": {}}</script> » page-config error
`,
);

it('reports a media query that is too long for the page', () => {
  expect(ids(`<div data-widget="flyout" data-load="media (${'('.repeat(1000)}"></div>`)).toEqual([
    'unknown-load warning',
  ]);
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

  it('accepts data-slot as the slot of a child without another slot', () => {
    expect(lint(flyout('<p data-slot="foot">x</p>'))).toMatchObject([
      { rule: 'unknown-slot', message: expect.stringContaining('did you mean "footer"') },
    ]);
    expect(lint(flyout('<p data-slot="foot">x</p>'))[0]?.advice).toContain('data-slot="footer"');
    expect(rulesOf(flyout('<p data-slot="footer">x</p>'))).toEqual([]);
    expect(rulesOf(flyout('<p slot="footer" data-slot="foot">x</p>'))).toEqual([]);
    expect(rulesOf(flyout('<p slot="" data-slot="foot">x</p>'))).toEqual(['unknown-slot']);
  });

  it("doesn't take data-slot for a misspelt prop of a slotted widget", () => {
    expect(rulesOf(flyout('<a data-widget="themed-button" data-slot="footer">x</a>'))).toEqual([]);
  });

  it('accepts data-base on the tag', () => {
    expect(rulesOf('<script src="/cache/cobble.js" data-base="/dist"></script>')).not.toContain('tag-attribute');
    expect(rulesOf('<script src="/cache/cobble.js" data-bsae="/dist"></script>')).toContain('tag-attribute');
  });
});
