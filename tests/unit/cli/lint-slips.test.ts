// @vitest-environment node
// Interface 9
import { testSeverities } from './test-severities';

testSeverities(
  'reports names that are nearly ours',
  `
two letters swapped » <p data-wigdet="flyout"></p> » near-attribute warning
a name that is nearly an opener » <p data-widget-opne="#x"></p> » near-attribute warning
a name that is nearly that of the settings » <p data-cobble-confg></p> » near-attribute warning
an attribute of another tool that is near » <p data-widgets="3" data-widget-id="7" data-gadget="x"></p> » nothing
a near name beside the right one » <p data-wigdet="flyout" data-widget="flyout"></p> » unknown-attribute warning
a near name on a widget » <p data-widget="flyout" data-thme="realms"></p> » unknown-attribute error
a near opener on a widget » <p data-widget="flyout" data-widget-opne="#x"></p> » unknown-attribute error
a near name beside one that is wrong » <p data-wigdet="flyout" data-widget="no-such-thing"></p> » unknown-widget error
a near name on the tag » <script src="/a/cobble.js" data-thme="realms"></script> » tag-attribute error
`,
);

testSeverities(
  'reports escaped markup',
  `
a widget that is escaped by numbers » <p>&#60;div class="x" data-widget = "flyout"&#62;</p> » escaped-markup warning
a widget that is escaped twice » <p>&amp;lt;div data-widget=&quot;flyout&quot;&amp;gt;</p> » escaped-markup warning
a tag that is escaped » <p>&lt;script async src="/a/cobble.js"&gt;&lt;/script&gt;</p> » escaped-markup warning
two widgets in one text » <p>&lt;p data-widget="flyout"&gt;&lt;p data-widget="flyout"&gt;</p> » escaped-markup warning, escaped-markup warning
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
a > behind a widget without quotes » <p data-widget=flyout>a > b</p> » nothing
a raw > of the page itself, or of a template » <p onclick="a > b"></p><p data-widget="flyout" data-heading="<?= a > b ?>"></p> » nothing
an attribute that SVG writes with capitals » <svg viewBox="0 0 1 1" xlink:href="x" data-widget="flyout"></svg> » nothing
an attribute of a second body, whose place is not known » <body class="x" data-widget="flyout"><script src="/a/cobble.js"></script><body data-heading="a > b"> » nothing
a selector on the tag » <script src="/a/cobble.js" data-ignore="main > p"></script> » nothing
`,
);

testSeverities(
  'reports curly quotes',
  `
curly quotes round words » <p data-widget="flyout" data-heading=“Big sale”></p> » curly-quotes warning
curly quotes round the name » <p data-widget=“flyout”></p> » unknown-widget error, curly-quotes warning
curly quotes in a value » <p data-widget="flyout" data-heading="The “big” sale"></p> » nothing
a curly quote where the value should end » <p data-widget="flyout" data-heading="Sale″>x</p><p class="y"></p> » curly-quotes warning, raw-greater-than warning
a tag in curly quotes » <!doctype html><script src=“/a/cobble.js”></script><p data-widget="flyout"></p> » curly-quotes warning
curly quotes on what is not ours » <p title=“x”></p> » nothing
`,
);
