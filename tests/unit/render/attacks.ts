const nest = (count: number, before: string, behind = '') => before.repeat(count) + behind.repeat(count);

/** What has broken sanitisers and readers, by what it tries (threats 1, 4, 7, 9 and 10). */
export const attacks: Readonly<Record<string, string>> = {
  script: '<script>evil(1)</script><p>a</p><SCRIPT/SRC=//b.example/a.js></SCRIPT>',
  handlers:
    '<p onclick="evil(1)" onload=evil(1) oNmOuSeOvEr=evil(1)>a</p><img src=x onerror=evil(1)><details open ontoggle=evil(1)>b</details>',
  'a slash before an attribute': '<img/src=x/onerror=evil(1)><a/href=javascript:evil(1)>b</a>',
  'an end in a value':
    '<p title="</p><script>evil(1)</script>">a</p><img alt="><img src=x onerror=evil(1)>" src="/a.png">',
  'a backtick': '<img alt="``onerror=evil(1)" src=/a.png><p title="`">a</p>',
  'svg with script':
    '<svg><script>evil(1)</script><a xlink:href="javascript:evil(1)"><text>a</text></a></svg><svg onload=evil(1)>',
  'svg with style': '<svg><style><img src=x onerror=evil(1)></style></svg><p>a</p>',
  'svg with what leaves it': '<svg></p><style><a id="</style><img src=1 onerror=evil(1)>"></svg>a',
  'svg with a link': '<svg><a><p>a</p></a><foreignObject><p>b</p></foreignObject></svg><p>c</p>',
  'math with style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=evil(1)&gt;"></table></mtext></math>a',
  'math with annotation':
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=evil(1)></style></annotation-xml></math>a',
  'math that is left':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=evil(1)></style></mtext></form>',
  'math with malignmark': '<math><mi><malignmark><style></malignmark></mi><img src=x onerror=evil(1)></style></math>a',
  'title in svg': '<svg><title><style><a title="</style></title><img src=x onerror=evil(1)>"></svg>a',
  'desc in svg': '<svg><desc><noscript><p title="</noscript><img src=x onerror=evil(1)>"></desc></svg>a',
  noscript: '<noscript><p title="</noscript><img src=x onerror=evil(1)>">a</p></noscript>b',
  'noscript at first': '<p>a</p><noscript><style></noscript><img src=x onerror=evil(1)></style></noscript>b',
  template: '<template><p onclick=evil(1)>a</p><script>evil(1)</script></template>b',
  'shadow root': '<div><template shadowrootmode=open><p>a</p><slot></slot></template>b</div>',
  'end of a template': '</template></div></article><script>evil(1)</script><p>a</p>',
  style: '<style>@import "//b.example/a.css"; p { background: url(//b.example/a) }</style><p>a</p>',
  'style that ends early': '<style><a title="</style><img src=x onerror=evil(1)>">a',
  'title and textarea':
    '<p>x</p><title><p title="</title><img src=x onerror=evil(1)>"></title><textarea><p title="</textarea><img src=x onerror=evil(1)>">a',
  'texts as they are':
    '<xmp><p title="</xmp><img src=x onerror=evil(1)>"></xmp><noembed><p></noembed><noframes><p></noframes>a',
  plaintext: '<p>a</p><plaintext><img src=x onerror=evil(1)></plaintext>b',
  listing: '<listing>\n&lt;img src=x onerror=evil(1)&gt;</listing><pre>\n\n&lt;script>evil(1)</pre>',
  'escaped markup':
    '<p>&lt;img src=x onerror=evil(1)&gt; &amp;lt;script&amp;gt;</p><code>&lt;/code&gt;&lt;script></code>',
  'escaped markup beside a comment': '<p>&lt;img src=x onerror=evil(1)><!-- a --></p>&lt;b&gt;<!-- b -->',
  'iframe with markup':
    '<iframe srcdoc="<script>evil(1)</script>"></iframe><iframe src="javascript:evil(1)">&lt;/iframe><img src=x onerror=evil(1)></iframe>a',
  'form in a form':
    '<form><div></form><form><input name=attributes><button formaction=javascript:evil(1)>Go</button></form></div>a',
  'a form that asks':
    '<form action="//b.example/a"><label>Password <input type=password></label><textarea>b</textarea><select><option>c</option></select></form>',
  'a link in a link':
    '<a href=/a>a<a href=javascript:evil(1)>b</a></a><a href=/c><object><a href=/d>c</a></object></a>',
  'a link in a link of a table': '<a href=/a>a<table><td><a href=/b>b</a></td></table></a>',
  'a heading in a link': '<a href=/a><h2>a</h2><h3>b</h3></a><h2>c<button><h3>d</h3></button></h2>',
  'wrong in a table': '<table>a<b>c<tr><p>d<td>e<script>evil(1)</script></td><img src=x onerror=evil(1)></table>f',
  'a table in a paragraph': '<p>a<table><td>b</td></table>c</p>',
  'a table in a table':
    '<table><tr><td><table><caption><p>a</table></td></tr><tr><style><!--</style><td>b--></td></tr></table>',
  'a paragraph in a paragraph': '<p>a<button><p>b</p></button>c</p><p><object><h2>d</h2></object></p>',
  'entries in entries': '<ul><li>a<nav><li>b</nav></ul><dl><dt>c<header><dt>d</header></dl>',
  'wrong ends': '</p></br></a></table></body></html><p>a<b>b<i>c</b>d</i></p>e',
  'wrong beginnings':
    '<td>a</td><tr><caption>b</caption><col><frame><head><body onload=evil(1) title=x><html onclick=evil(1)>c',
  frames: '<frameset onload=evil(1)><frame src="javascript:evil(1)"></frameset>',
  comments:
    '<!--><img src=x onerror=evil(1)>--><!-- --!><p>a</p><!--[if IE]><script>evil(1)</script><![endif]--><!doctype html><![CDATA[<b>b</b>]]><?c d?>',
  'a comment without end': '<p>a</p><!-- <p>b</p>',
  'letters without sight':
    '<scr\u0000ipt>evil(1)</scr\u0000ipt><p\u0000 title="\u0000a">\u0000a\u0000</p><a href="java\u0000script:evil(1)">b</a>\ufeff\u200b\u202ec',
  'lines that end otherwise': '<pre>\r\n&#13;&#10;a\r</pre><p title="a\r\nb&#13;c">d\fe</p>',
  'half a letter': '<p title="\ud800">\udfff a</p>',
  'addresses that run':
    '<a href=javascript:evil(1)>a</a><a href=" &#1; JaVaScRiPt:evil(1)">b</a><a href="java&#x09;script:evil(1)">c</a><a href="java&NewLine;script&colon;evil(1)">d</a><a href="&#x6a;avascript:evil(1)">e</a><a href="\u00a0javascript:evil(1)">f</a><a href="javascript&#0;:evil(1)">g</a><a href="vbscript:evil(1)">h</a><a href="data:text/html,<script>evil(1)</script>">i</a><a href="feed:javascript:evil(1)">j</a><a href="blob:https://a/b">k</a><a href="view-source:x">l</a><a href="//\u0009/b.example">m</a>',
  'addresses of a page without one':
    '<a href="https://page.invalid/javascript:evil(1)">a</a><img src="https://page.invalid/javascript:evil(1)" alt=b>',
  'pictures that run or tell':
    '<img src=javascript:evil(1) alt=a><img src="data:image/svg+xml;base64,PHN2Zz4=" alt=b><img src="data:text/html,x" alt=c><img src=/d.png srcset="//b.example/a.png 1x, javascript:evil(1) 2x" alt=d><picture><source srcset="//b.example/a.png"><img src="file:///e" alt=e></picture><image src=/f.png alt=f>',
  'links that open':
    '<a href=/a target=_top rel=opener ping=//b.example/a download>a</a><base href=//b.example/><area href=javascript:evil(1)>',
  'styles and classes':
    '<p style="position:fixed;inset:0" class="t50" id=title hidden>a</p><p slot=b part=c is=x-a>d</p>',
  'what is of ours':
    '<p data-article=1 data-heading=a data-far data-below data-widget="store-product" data-cobble-config data-cobble-off>a</p><nav class=list aria-label=b>c</nav>',
  'names that hide others':
    '<p id=attributes>a</p><p id=body>b</p><img name=currentScript src=/a.png alt=c><a id=cobble name=version>d</a><a id=cobble name=version>e</a><h2 id=location>f</h2><p id=__proto__>g</p><p id=constructor>h</p><p id="">i</p>',
  'headings by any name':
    '<h2 id="a&quot;><script>evil(1)</script>">a</h2><h2>&lt;script&gt;</h2><h2>"\'`</h2><a href="#a%22%3E">b</a><a href="#%">c</a>',
  'videos that run':
    '<iframe src="//v.example/a" title="</a><script>evil(1)</script>"></iframe><video src=javascript:evil(1)><source src=""><source src=/b.mp4>a</video><a href=/c><iframe src=https://v.example/d></iframe></a><a data-video="x" href=/e>e</a><embed src=/f><object data=/g>h</object><audio src=/i>j</audio>',
  'elements of others':
    '<x-a onclick=evil(1)>a</x-a><font color=red>b</font><center>c</center><marquee onstart=evil(1)>d</marquee><blink>e</blink><isindex action=javascript:evil(1)><keygen autofocus onfocus=evil(1)><dialog open>f</dialog><slot name=a>g</slot>',
  'choices with all in them':
    '<select><template><img src=x onerror=evil(1)></template><option><b>a</b></option><div><a href=javascript:evil(1)>b</a></div></select>c',
  'styles that come back': '<b><i><u><s><p>a</b>b</p>c<p>d</i>e</p></u></s>f',
  'attributes without end': `<p ${Array.from({ length: 600 }, (_, index) => `a${index}=${index}`).join(' ')} title=b>a</p>`,
  'a deep nest': `${nest(300, '<div>')}a${'</div>'.repeat(300)}b`,
  'a deep nest of all': `${nest(60, '<b><table><td><a href=/a>')}a`,
  'a deep nest of styles': `${nest(120, '<b title=a>')}<p>a<p>b<p>c`,
  'a nest without end': nest(3000, '<div>'),
};
