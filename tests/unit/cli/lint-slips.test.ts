// @vitest-environment node
// Interface 9
import { testSeverities } from './test-severities';

testSeverities(
  'reports misspelt attribute names',
  `
two letters swapped » <p data-wigdet="flyout"></p> » near-attribute warning
a misspelt opener » <p data-widget-opne="#x"></p> » near-attribute warning
a misspelt settings attribute » <p data-cobble-confg></p> » near-attribute warning
a similar attribute of another tool » <p data-widgets="3" data-widget-id="7" data-gadget="x"></p> » nothing
a misspelt name beside the correct one » <p data-wigdet="flyout" data-widget="flyout"></p> » unknown-attribute warning
a misspelt name on a widget » <p data-widget="flyout" data-thme="realms"></p> » unknown-attribute error
a misspelt opener on a widget » <p data-widget="flyout" data-widget-opne="#x"></p> » unknown-attribute error
a misspelt name beside an unknown widget » <p data-wigdet="flyout" data-widget="no-such-thing"></p> » unknown-widget error
a misspelt name on the tag » <script src="/a/cobble.js" data-thme="realms"></script> » tag-attribute error
`,
);

testSeverities(
  'reports escaped markup',
  `
a widget escaped by numeric references » <p>&#60;div class="x" data-widget = "flyout"&#62;</p> » escaped-markup warning
a widget escaped twice » <p>&amp;lt;div data-widget=&quot;flyout&quot;&amp;gt;</p> » escaped-markup warning
an escaped tag » <p>&lt;script async src="/a/cobble.js"&gt;&lt;/script&gt;</p> » escaped-markup warning
two widgets in one text node » <p>&lt;p data-widget="flyout"&gt;&lt;p data-widget="flyout"&gt;</p> » escaped-markup warning, escaped-markup warning
markup in an ignored region » <div data-cobble-off><p>&lt;p data-widget="flyout"&gt;</p></div> » nothing
markup in a listing » <pre><b>&lt;div data-widget="flyout"&gt;</b></pre><textarea>&lt;p data-widget="x"&gt;</textarea> » nothing
words about an attribute » <p>Write data-widget="flyout" on a &lt;div&gt; and data-widget="modal"; cobble.js finds it.</p> » nothing
a link to the file in a text » <p>&lt;a href="/a/cobble.js"&gt;</p> » nothing
`,
);

testSeverities(
  'reports a raw > in an attribute',
  `
a raw > in JSON » <p data-widget="flyout" data-props='{"heading":"A > B"}'></p> » raw-greater-than warning
a raw > that ends a tag without quotes » <p data-widget=flyout data-load=media (width > 40em)>x</p> » unknown-load warning, raw-greater-than warning
a > after a widget without quotes » <p data-widget=flyout>a > b</p> » nothing
a raw > outside of widget attributes, or in a template » <p onclick="a > b"></p><p data-widget="flyout" data-heading="<?= a > b ?>"></p> » nothing
an attribute that SVG writes with capitals » <svg viewBox="0 0 1 1" xlink:href="x" data-widget="flyout"></svg> » nothing
an attribute of a second body, whose position is unknown » <body class="x" data-widget="flyout"><script src="/a/cobble.js"></script><body data-heading="a > b"> » nothing
a selector on the tag » <script src="/a/cobble.js" data-ignore="main > p"></script> » nothing
`,
);

testSeverities(
  'reports curly quotes',
  `
curly quotes around words » <p data-widget="flyout" data-heading=“Big sale”></p> » curly-quotes warning
curly quotes around the name » <p data-widget=“flyout”></p> » unknown-widget error, curly-quotes warning
curly quotes in a value » <p data-widget="flyout" data-heading="The “big” sale"></p> » nothing
a curly quote instead of the closing quote » <p data-widget="flyout" data-heading="Sale″>x</p><p class="y"></p> » curly-quotes warning, raw-greater-than warning
a tag in curly quotes » <!doctype html><script src=“/a/cobble.js”></script><p data-widget="flyout"></p> » curly-quotes warning
curly quotes on an unrelated element » <p title=“x”></p> » nothing
`,
);
