import type { Likeness } from '../../src/widgets/kit/description';

/** Estimates the height of a widget before mounting, from its element's attributes and children. */
export interface LikenessRules {
  /**
   * CSS declarations that apply in any state of the element. If several selectors match, the last one wins. `--room` is
   * the upper padding of `::before`.
   */
  readonly values: readonly (readonly [selector: string, declarations: string])[];
  /** Content of a rule that applies until the widget is mounted, if scripts can run. */
  readonly waiting?: string;
  readonly keyframes?: string;
}

/** Average height of the ornaments on panel headers. Themes have 4 to 16 px. */
const BAND_EDGES_PX = 10;

/** Arial at 18 px is as wide as the web font at 20 px. */
const TITLE_FONT = '700 18px/25px Arial,sans-serif';

/** From this width on, most links of banners fit beside the text. */
const BANNER_ROW_PX = 500;

/**
 * Styles a pseudo-element with as many lines as the attribute's text, but at least one. The negative margin lets the
 * element's own content overlap the pseudo-element.
 */
const titleOf = (attribute: string): string =>
  `content:attr(${attribute})"\\200b";box-sizing:border-box;width:100%;margin-inline-end:-100%;font:${TITLE_FONT};visibility:hidden`;

// Selectors with `[data-widget]` override resets of `*`. Don't use them for `display`, because the page may hide the
// element.

/**
 * Puts all slides into the first cell of a grid with the carousel's columns, and hides all but the first. If the
 * carousel can't show all slides at once, the upper padding reserves space for its arrows. Uses animations, because
 * they override the page's styles. They end after 10 s, so that all slides show even if the script fails.
 */
const slides: LikenessRules = {
  values: [
    ['', '--n:1;--count:99'],
    ['[data-visible]', '--n:3'],
    ...[1, 2, 4].map((n) => [`[data-visible="${n}"]`, `--n:${n}`] as const),
    [':has(>:only-child)', '--count:-9'],
    ...[2, 3].map((count) => [`:has(>:nth-child(${count}):last-child)`, `--count:${count}`] as const),
  ],
  waiting: `
    &:where(:has(>*)) {
      display:grid;
      grid-template-columns:repeat(auto-fill,minmax(max(min(240px,100%),(100% - (var(--n) - 1)*16px)/var(--n)),1fr));
      gap:16px;
      &[data-widget] {padding:calc(16px + clamp(0px,max((var(--count) - var(--n))*99px,(var(--count)*256px + 16px - 100%)*99),60px)) 16px 16px}
      &::before {content:none}
      >* {animation:10s cobble-slide}
      >:nth-child(n+2) {animation-name:cobble-slide,cobble-unseen}
    }`,
  keyframes:
    '@keyframes cobble-slide{from,to{grid-area:1/1;box-sizing:border-box;width:100%;margin:0}}@keyframes cobble-unseen{from,to{visibility:hidden}}',
};

/** Places buttons and links as the mounted widget does. */
const profile: LikenessRules = {
  values: [['', `--room:${68 + BAND_EDGES_PX}px`]],
  waiting: `
    display:flex;
    flex-wrap:wrap;
    align-content:start;
    gap:12px;
    box-sizing:border-box;
    min-height:128px;
    &[data-widget] {padding:0 18px 18px;padding-inline-start:130px}
    &::before {content:attr(data-text);width:100%;font:16px/1.5 system-ui,sans-serif;visibility:hidden}`,
};

/** Reserves space for one item of each type. Accordions take 32 px to 84 px, so the rule reserves an average. */
const itemList: LikenessRules = {
  values: [
    [
      '',
      `--room:calc(${26 + BAND_EDGES_PX}px + 56.25% + ${['body', 'heading', 'text', 'more', 'link', 'line', 'action'].map((part) => `var(--${part},0px)`).join(' + ')})`,
    ],
    [':is([data-items],[data-call-to-action])', '--body:32px'],
    [`[data-items*='"Heading"']`, '--heading:31px'],
    [`[data-items*='"TextMessage"']`, '--text:32px'],
    [`[data-items*='"Accordion"']`, '--more:60px'],
    [`[data-items*='"Link"']`, '--link:40px'],
    [`[data-items*='"Divider"']`, '--line:26px'],
    ['[data-call-to-action]', '--action:60px'],
  ],
  waiting: `&::before {${titleOf('data-game-title')};padding-inline:24px 16px}`,
};

const banner: LikenessRules = {
  values: [
    ['', '--room:calc(44px + var(--plate));--plate:0px;--least:0px'],
    [':is([data-background-image],[data-background-color])', '--plate:44px'],
    [
      '[data-banner-link]',
      `--least:calc(88px + var(--plate));--room:calc(44px + var(--plate) + clamp(0px,(${BANNER_ROW_PX}px - 100%)*99,52px))`,
    ],
    ['[data-background-image]', '--least:192px'],
  ],
  waiting: `
    &::before {
      ${titleOf('data-banner-text')};
      max-width:928px;
      min-height:var(--least);
      padding-inline:calc(24px + var(--plate)/2)
    }
    &:where(:not([data-banner-text])) {
      box-sizing:border-box;
      min-height:var(--least);
      font:${TITLE_FONT};
      &[data-widget] {padding:22px calc(24px + var(--plate)/2) calc(var(--room) - 22px)}
      &::before {content:none}
    }`,
};

/** Reserves no space in browsers without typed `attr()`. */
const lines: LikenessRules = {
  values: [
    ['', '--room:calc(attr(data-lines type(<number>),1)*24px)'],
    [
      '[data-height]',
      // Chromium 150 can't nest `attr()`, so add both heights. One of them is always 0.
      '--room:calc(attr(data-lines type(<number>),1)*(8px + attr(data-height px,0px) + attr(data-height type(<length>),0px)) - 8px)',
    ],
  ],
};

export const likenesses: Readonly<Record<Likeness, LikenessRules>> = {
  slides,
  profile,
  'item-list': itemList,
  banner,
  lines,
};
