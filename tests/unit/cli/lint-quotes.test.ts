// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { saidOfPage } from './said-of-page';

const toWriteStraightQuotes = 'Write straight quotes: data-variant="…".';
const toPasteItInto = "Paste it into the editor's source or HTML mode.";

/** A page; what is underlined in it, the message and the mend of each finding. */
const cases: Record<string, readonly (readonly [html: string, ...findings: (readonly string[])[]])[]> = {
  'curly-quotes': [
    [
      '<div data-widget="tile" data-variant=”quiet”></div>',
      [
        '”quiet”',
        'data-variant of <div> stands in curly quotes, which become part of it: "”quiet”"',
        toWriteStraightQuotes,
      ],
    ],
    [
      '<div data-widget="tile" data-variant=‘quiet’></div>',
      [
        '‘quiet’',
        'data-variant of <div> stands in curly quotes, which become part of it: "‘quiet’"',
        toWriteStraightQuotes,
      ],
    ],
    [
      '<div data-widget="tile" data-variant=”quiet></div>',
      [
        '”quiet',
        'data-variant of <div> stands in curly quotes, which become part of it: "”quiet"',
        toWriteStraightQuotes,
      ],
    ],
    [
      '<div data-widget="tile" data-variant=”qu"iet”></div>',
      [
        '”qu"iet”',
        'data-variant of <div> stands in curly quotes, which become part of it: "”qu\\"iet”"',
        toWriteStraightQuotes,
      ],
    ],
    [
      '<div data-widget="tile" data-variant="quiet” data-on="></div>',
      [
        'quiet” data-on=',
        'data-variant of <div> ends with a curly quote, and goes on behind it: "quiet” data-on="',
        toWriteStraightQuotes,
      ],
    ],
    [
      '<div data-widget="tile" data-variant=\'quiet” data-on=\'></div>',
      [
        'quiet” data-on=',
        'data-variant of <div> ends with a curly quote, and goes on behind it: "quiet” data-on="',
        toWriteStraightQuotes,
      ],
    ],
    ['<div data-widget="tile" data-variant="say ”a”"></div>'],
    ['<div data-widget="tile" data-variant=”{{ a }}”></div>'],
    ['<p class=”a”>'],
    [
      '<script src=”/w/cobble.js”></script>',
      [
        '”/w/cobble.js”',
        'src of <script> stands in curly quotes, which become part of it: "”/w/cobble.js”"',
        'Write straight quotes: src="…".',
      ],
    ],
    ['<img src=”/w/cobble.js”>'],
    ['<p x-data-widget-y=”a”>'],
    [
      '<script src="/a.js" data-cobble-config=”a”></script>',
      [
        '”a”',
        'data-cobble-config of <script> stands in curly quotes, which become part of it: "”a”"',
        'Write straight quotes: data-cobble-config="…".',
      ],
    ],
    [
      '<div data-widget="tile" data-variant=”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv”></div>',
      [
        '”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv”',
        'data-variant of <div> stands in curly quotes, which become part of it: "”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv”"',
        toWriteStraightQuotes,
      ],
    ],
    [
      '<div data-widget="tile" data-variant=”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv”></div>',
      [
        '”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv”',
        'data-variant of <div> stands in curly quotes, which become part of it: "”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv…"',
        toWriteStraightQuotes,
      ],
    ],
    [
      '<div data-widget="tile" data-variant=”quiet”x></div>',
      [
        '”quiet”x',
        'data-variant of <div> stands in curly quotes, which become part of it: "”quiet”x"',
        toWriteStraightQuotes,
      ],
    ],
    [
      '<div data-widget="tile" data-variant="a"data-on=””></div>',
      [
        '””',
        'data-on of <div> stands in curly quotes, which become part of it: "””"',
        'Write straight quotes: data-on="…".',
      ],
    ],
  ],
  'escaped-markup': [
    [
      '<p>&lt;div data-widget="a"&gt;</p>',
      ['&lt;div ', 'The markup <div> of a widget stands on the page as text', toPasteItInto],
    ],
    [
      '<p>&amp;lt;div data-widget="a"</p>',
      ['&amp;lt;div ', 'The markup <div> of a widget stands on the page as text', toPasteItInto],
    ],
    [
      '<p>&#60;div data-widget = "a"&#x3c;</p>',
      ['&#60;div ', 'The markup <div> of a widget stands on the page as text', toPasteItInto],
    ],
    [
      '<p>&lt;script src="/cobble.realms.js"&gt;</p>',
      ['&lt;script src="/', 'The markup <script> of the tag stands on the page as text', toPasteItInto],
    ],
    [
      '<p>&lt;script src="/cobble.js"&gt;</p>',
      ['&lt;script src="/', 'The markup <script> of the tag stands on the page as text', toPasteItInto],
    ],
    ['<p>&lt;img src="/cobble.js"&gt;</p>'],
    ['<p>&lt;p&gt; data-widget=</p>'],
    ['<p>data-widget=</p>'],
    ['<pre><b>&lt;div data-widget="a"&gt;</b></pre>'],
    [
      '<p>&lt;SCRIPT src=metadata-x/cobble.js&gt;</p>',
      ['&lt;SCRIPT src=metadata-x/', 'The markup <SCRIPT> of the tag stands on the page as text', toPasteItInto],
    ],
    [
      '<p>&lt;a-b9 data-widget=x</p>',
      ['&lt;a-b9 ', 'The markup <a-b9> of a widget stands on the page as text', toPasteItInto],
    ],
  ],
  'raw-greater-than': [
    [
      '<div data-widget="tile" data-title="a > b > c"></div>',
      ['>', 'data-title of <div> has a raw > in it', 'Write &gt; for it.'],
    ],
    ['<div data-widget="tile" data-title="{{ a > b }}"></div>'],
    ['<div data-widget=tile data-load=media(width>40em)>x</div>'],
    ['<div data-widget="tile" data-title="a &gt; b"></div>'],
    [
      '<div data-widget=tile data-x"y>a b>c</div>',
      [
        '>',
        'This > ends the tag <div>, and the rest of its attributes is text on the page',
        'Put the value into quotes, and write &gt; for the > in it.',
      ],
    ],
    ['<div data-widget=tile data-x"y>a <b>c</div>'],
    ['<div data-widget=tile data-xy>a b>c</div>'],
    ['<script src=/cobble.js data-ignore=a(>b></script>'],
    ['<p data-x(y>a></p>'],
  ],
};

describe('what lint says of markup that an editor has changed', () => {
  describe.each(Object.entries(cases))('by %s', (rule, all) => {
    for (const [html, ...findings] of all)
      it(`on ${html}`, () => {
        expect(saidOfPage(html, rule)).toEqual(findings);
      });
  });
});
