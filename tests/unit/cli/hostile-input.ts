/**
 * One of each kind of dangerous character or sequence: colour, title, cleared screen, C1, DEL, line and paragraph
 * separators, bidi controls, commands of CI runners.
 */
export const EVIL =
  '::error::a \u001b[95mp\u001b]0;t\u0007\u001b[2J\u009b2J\u0085\u007f\u0000\u2028::error::b\u2029\u202a\u202e\u2066\u2069\u200e\u200f\u061c\r::error::c\n  ::warning file=x::d\n\u00a0::notice::e\t';
/** File names can't contain NUL. */
export const NAME = EVIL.replaceAll('\u0000', '').slice(0, 80);

const targeting = (pattern: string) => ({
  domain: EVIL,
  url: { include: [pattern, `(${EVIL}`], exclude: '^/(a+)+$' },
  [EVIL]: 1,
});

export const CONFIG = JSON.stringify({
  [EVIL]: 1,
  experiments: [
    {
      name: EVIL,
      flights: {
        targeting: targeting(EVIL),
        setup: { [EVIL]: { js: [EVIL, `javascript:${EVIL}`, `http://${EVIL}/`], css: [EVIL] } },
      },
    },
    {
      name: EVIL,
      flights: {
        targeting: { domain: 'www.example.net', url: { include: '^/' } },
        setup: { [EVIL]: { js: [EVIL], css: [EVIL] }, [`${EVIL},`]: { js: [EVIL] } },
      },
    },
    { name: 'no domain', flights: { targeting: { url: { include: '::' } }, setup: {} } },
    {
      name: 'quoted',
      flights: {
        targeting: { domain: 'www.example.net', url: { include: '\u202e\u009b\r\n::error::' } },
        setup: { a: { js: [7] } },
      },
    },
    {
      name: 'sentence',
      flights: { targeting: { domain: 'www.example.net', url: { include: '\u202e\u009b\r\n::error::' } }, setup: {} },
    },
  ],
});

export const URLS = [
  EVIL,
  `https://www.example.net/${EVIL}?${EVIL}`,
  `https://www.example.net/?enableflights=${encodeURIComponent(EVIL)}`,
  'x:::error',
  '::error::x',
];

const ATTRIBUTE = EVIL.replaceAll('"', '').replaceAll('\u0000', '');
export const PAGE = `<!doctype html>
<div data-widget="${ATTRIBUTE}"></div><p>${EVIL}</p>
  ::error file=x::<b data-widget="x"></b>
<div data-widget="themed-button" data-theme="${ATTRIBUTE}" data-load="${ATTRIBUTE}" data-variant="${ATTRIBUTE}" data-\u202eevil\u001b[2J="x" data-props='{"${ATTRIBUTE.replace(/[\u0000-\u001f]/g, '')}": 1}'></div>
<div data-widget="flyout" data-heading="x"><p slot="${ATTRIBUTE}"></p></div><button data-widget-open="#${ATTRIBUTE}"></button><button data-widget-open="#x\u009b"></button><p id="sale\u202e\u009b"></p><button data-widget-open="#sale"></button>
<script type="application/json" data-cobble-config>{ "endpoint": ${EVIL} }</script>
<script src="/cobble.js" data-scan="${ATTRIBUTE}"></script><script src="/cobble.js"></script>`;

export const CASES = JSON.stringify({
  config: 'config.json',
  cases: [
    {
      name: EVIL,
      url: 'https://www.example.net/',
      flights: [EVIL],
      expect: { on: [EVIL], scripts: [EVIL], experiments: [] },
    },
    { name: EVIL, url: EVIL, expect: { on: [] } },
    { name: `${EVIL}passes`, url: 'https://other.example/', expect: { experiments: [] } },
    { url: `https://www.example.net/${EVIL}`, expect: { experiments: ['no domain', EVIL] } },
    { name: 'a name', url: `https://www.example.net/${EVIL}`, expect: { experiments: ['sentence'] } },
  ],
});
