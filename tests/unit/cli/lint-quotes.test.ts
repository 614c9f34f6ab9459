// @vitest-environment node
import { testPages } from './test-pages';

testPages(String.raw`
# curly-quotes
<div data-widget="tile" data-variant=”quiet”></div>
    ”quiet” » data-variant of <div> is in curly quotes, which become part of it: "”quiet”" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant=‘quiet’></div>
    ‘quiet’ » data-variant of <div> is in curly quotes, which become part of it: "‘quiet’" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant=”quiet></div>
    ”quiet » data-variant of <div> is in curly quotes, which become part of it: "”quiet" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant=”qu"iet”></div>
    ”qu"iet” » data-variant of <div> is in curly quotes, which become part of it: "”qu\"iet”" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant="quiet” data-on="></div>
    quiet” data-on= » data-variant of <div> is closed with a curly quote, so it does not end there: "quiet” data-on=" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant='quiet” data-on='></div>
    quiet” data-on= » data-variant of <div> is closed with a curly quote, so it does not end there: "quiet” data-on=" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant="say ”a”"></div>
<div data-widget="tile" data-variant=”{{ a }}”></div>
<p class=”a”>
<script src=”/w/cobble.js”></script>
    ”/w/cobble.js” » src of <script> is in curly quotes, which become part of it: "”/w/cobble.js”" » Write straight quotes: src="…".
<img src=”/w/cobble.js”>
<p x-data-widget-y=”a”>
<script src="/a.js" data-cobble-config=”a”></script>
    ”a” » data-cobble-config of <script> is in curly quotes, which become part of it: "”a”" » Write straight quotes: data-cobble-config="…".
<div data-widget="tile" data-variant=”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv”></div>
    ”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv” » data-variant of <div> is in curly quotes, which become part of it: "”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv”" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant=”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv”></div>
    ”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv” » data-variant of <div> is in curly quotes, which become part of it: "”vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv…" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant=”quiet”x></div>
    ”quiet”x » data-variant of <div> is in curly quotes, which become part of it: "”quiet”x" » Write straight quotes: data-variant="…".
<div data-widget="tile" data-variant="a"data-on=””></div>
    ”” » data-on of <div> is in curly quotes, which become part of it: "””" » Write straight quotes: data-on="…".

# escaped-markup
<p>&lt;div data-widget="a"&gt;</p>
    &lt;div  » The markup <div> of a widget is on the page as text » Paste it in the editor's source or HTML mode.
<p>&amp;lt;div data-widget="a"</p>
    &amp;lt;div  » The markup <div> of a widget is on the page as text » Paste it in the editor's source or HTML mode.
<p>&#60;div data-widget = "a"&#x3c;</p>
    &#60;div  » The markup <div> of a widget is on the page as text » Paste it in the editor's source or HTML mode.
<p>&lt;script src="/cobble.realms.js"&gt;</p>
    &lt;script src="/ » The markup <script> of the tag is on the page as text » Paste it in the editor's source or HTML mode.
<p>&lt;script src="/cobble.js"&gt;</p>
    &lt;script src="/ » The markup <script> of the tag is on the page as text » Paste it in the editor's source or HTML mode.
<p>&lt;img src="/cobble.js"&gt;</p>
<p>&lt;p&gt; data-widget=</p>
<p>data-widget=</p>
<pre><b>&lt;div data-widget="a"&gt;</b></pre>
<p>&lt;SCRIPT src=metadata-x/cobble.js&gt;</p>
    &lt;SCRIPT src=metadata-x/ » The markup <SCRIPT> of the tag is on the page as text » Paste it in the editor's source or HTML mode.
<p>&lt;a-b9 data-widget=x</p>
    &lt;a-b9  » The markup <a-b9> of a widget is on the page as text » Paste it in the editor's source or HTML mode.

# raw-greater-than
<div data-widget="tile" data-title="a > b > c"></div>
    > » data-title of <div> contains a raw > » Write &gt; instead.
<div data-widget="tile" data-title="{{ a > b }}"></div>
<div data-widget=tile data-load=media(width>40em)>x</div>
<div data-widget="tile" data-title="a &gt; b"></div>
<div data-widget=tile data-x"y>a b>c</div>
    > » This > ends the tag <div>, so the rest of its attributes becomes text on the page » Put the value in quotes, and write &gt; instead of >.
<div data-widget=tile data-x"y>a <b>c</div>
<div data-widget=tile data-xy>a b>c</div>
<script src=/cobble.js data-ignore=a(>b></script>
<p data-x(y>a></p>
`);
