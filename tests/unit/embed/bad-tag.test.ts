import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import badTag from '../../../src/embed/bad-tag';

const warning = vi.spyOn(console, 'warn');
beforeEach(() => {
  warning.mockReset().mockImplementation(() => {});
});
afterEach(() => document.head.replaceChildren());

const warningsOf = (attributes: string): string[] => {
  // The page also loads the script without attributes, before the author's tag.
  document.head.innerHTML = `<script src="/dist/site/cobble.js"></script><script src="/dist/site/cobble.js" ${attributes}></script>`;
  badTag();
  return warning.mock.calls.map(([text]) => String(text));
};

// Interface 10
it.each([
  ['data-them="vanilla"', 'unknown attribute data-them="vanilla"', 'write data-theme.'],
  ['data-tehme="vanilla"', 'unknown attribute data-tehme="vanilla"', 'write data-theme.'],
  ['data-lokale="sv-se"', 'unknown attribute data-lokale="sv-se"', 'write data-locale.'],
  ['data-experiment="on"', 'unknown attribute data-experiment="on"', 'write data-experiments.'],
  ['data-anti-flicker="9"', 'unknown attribute data-anti-flicker="9"', 'write data-antiflicker.'],
  [
    'data-scan="always"',
    'invalid value of data-scan="always"',
    'write auto, once or manual. Until then, auto is used.',
  ],
  ['data-experiments="yes"', 'invalid value of data-experiments="yes"', 'write on or off.'],
  ['data-antiflicker="1s"', 'invalid value of data-antiflicker="1s"', 'write a number of milliseconds.'],
  [
    'data-consent="waiting"',
    'invalid value of data-consent="waiting"',
    'write wait. Until then, consent counts as given.',
  ],
  ['data-locale="Swedish (sv)"', 'invalid value of data-locale="Swedish (sv)"', 'write a locale, such as sv or en-us.'],
  ['data-api="api.example"', 'invalid value of data-api="api.example"', 'write the base URL of the API'],
  ['data-links="www.example.com"', 'invalid value of data-links="www.example.com"', 'write on, or origins'],
])('warns once of %s, names the tag, and suggests the fix', (attributes, problem, fix) => {
  const warnings = warningsOf(attributes);
  expect(warnings).toEqual([
    expect.stringContaining(`cobble: ${problem} of the tag <script src="/dist/site/cobble.js">`),
  ]);
  expect(warnings[0]).toContain(`Fix: ${fix}`);
});

const VALID =
  'data-base="/dist" data-theme="x" data-locale="sv_SE" data-api="https://api.example" data-product="minecraft" data-experiments="on" data-antiflicker="900" data-ignore=".comments" data-allow="modal" data-links="https://www.example.com" data-consent="wait" data-scan="once"';
/** Of Cloudflare, WP Rocket, Autoptimize, LiteSpeed, WordPress, Turbo, consent managers and page transitions. */
const FOREIGN =
  'data-cfasync="false" data-cf-beacon="{}" data-rocket-src="x" data-rocket-defer data-minify="1" data-no-optimize="1" data-noptimize data-no-minify data-nowprocket data-no-defer data-wp-strategy="async" data-cookieconsent="statistics" data-cookiecategory="x" data-category="x" data-turbo-track="reload" data-turbo-eval="false" data-turbolinks-track data-swup-ignore-script data-pagespeed-no-defer data-uc-allowed data-ot-ignore data-cmp-ab="1" data-type="x" data-src="x" data-lazyload data-skip-lazy';

it.each([VALID, FOREIGN, 'data-theme="" data-scan=""', 'data-colour="red" data-name="x"'])(
  "doesn't warn of %s",
  (attributes) => {
    expect(warningsOf(attributes)).toEqual([]);
  },
);
