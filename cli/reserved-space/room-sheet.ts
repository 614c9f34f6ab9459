import type { HeightPoints, MeasuredHeights } from './heights';
import { likenesses } from './likenesses';

/** Elements that may get `display:flow-root`, which would break a line of text if the element were inline. */
const BLOCKS = 'div,section,article,aside,p';

/** The only widget that is as wide as its text, so that two can share a line. */
const BUTTON = 'themed-button';

/** Widgets whose content opens over the page. */
const OVERLAYS = ['flyout', 'modal'];

const TILE = 'marketplace-tile';

/**
 * Skips layout and painting of tiles far from the viewport. This halves the layout time of a thousand
 * (`docs/speed.md`). The first 24 are always painted, for full-page screenshots. The clip margin keeps shadows and
 * focus rings visible.
 */
const LONG_LIST = [
  `:where([data-widget=${TILE}]){contain-intrinsic-block-size:auto 300px}`,
  `@supports (overflow-clip-margin:1px){@media screen{:where([data-widget=${TILE}][data-widget-state=mounted]:is(:nth-child(n+25),:nth-child(n+25)>*)){content-visibility:auto;contain-intrinsic-inline-size:auto 300px;overflow-clip-margin:24px}}}`,
];

const BUTTON_SIDE_PX = 22;

/** A font as wide as the web font: on average, 133 texts differ by 2.6 px. The page's font could be a fifth wider. */
const BUTTON_FONT = '700 14.5px/1.25 Arial,sans-serif';

/** Width of the sign-in buttons in English, the same in every theme. */
const SIGN_IN_WIDTH_PX = 186;

/** These are at most `CARD_WIDTH_PX` wide, unless the page sets another width. Their own styles say the same. */
const CARDS = ['marketplace-tile', 'profile-card', 'profile-game-card', 'player-profile', 'store-product'];

const CARD_WIDTH_PX = 520;

/** Widgets in these states have their own height, or none. */
const STATES = ':not([data-widget-state=mounted],[data-widget-state=error],[data-widget-state=drawn],[hidden])';

const WAITING = `:where(${BLOCKS}):where([data-widget]${STATES})`;

/**
 * Returns the stylesheet that reserves the space of widgets until they are mounted. The height is the padding of a
 * float beside the fallback, because percentages of padding follow the element's width without a size container.
 *
 * @param names of widgets
 * @returns an empty string if no widget has a rule
 */
export const roomSheet = (names: readonly string[], heights: Readonly<Record<string, MeasuredHeights>>): string => {
  const heightRules = heightRulesOf(names, heights);
  const likenessRules = likenessRulesOf(names);
  if (heightRules.length + likenessRules.length === 0 && !names.some((name) => OVERLAYS.includes(name))) return '';
  return [
    // Prevents inner widgets from inheriting the value.
    ':where([data-widget]){--room:0px}',
    `${WAITING}{display:flow-root}`,
    ...widthRulesOf(names),
    ...collapsedRulesOf(names),
    // Wins over resets of `*::before`.
    `${WAITING}::before{content:"";float:left!important;padding-top:var(--room)!important}`,
    ...likenessRules,
    ...(names.includes(TILE) ? LONG_LIST : []),
    ...heightRules,
    '',
  ].join('\n');
};

/** Gives fallbacks the width of their widgets, so that content beside them wraps the same. */
const widthRulesOf = (names: readonly string[]): string[] => {
  const rules: [widget: string, rule: string][] = [
    [
      BUTTON,
      `:where([data-widget=${BUTTON}]){display:inline-flex;justify-content:center;vertical-align:middle;font:${BUTTON_FONT}}`,
    ],
    // Wins over resets of `*`.
    [BUTTON, `[data-widget=${BUTTON}]{padding-inline:${BUTTON_SIDE_PX}px}`],
    ['sign-in', `:where([data-widget=sign-in]){min-width:min(100%,${SIGN_IN_WIDTH_PX}px)}`],
  ];
  const cards = CARDS.filter((card) => names.includes(card)).map((card) => `[data-widget=${card}]`);
  return [
    ...rules.filter(([widget]) => names.includes(widget)).map(([, rule]) => rule),
    ...(cards.length > 0 ? [`:where(${cards.join()}){max-width:${CARD_WIDTH_PX}px}`] : []),
  ].map((rule) => WAITING + rule);
};

/** Hides the content of overlays for 10 s. After that, the visitor can read it even if the script has failed. */
const collapsedRulesOf = (names: readonly string[]): string[] => {
  const collapsed = names
    .filter((name) => OVERLAYS.includes(name))
    .map((name) => `${WAITING}:where([data-widget=${name}])`);
  if (collapsed.length === 0) return [];
  return [
    `@media (scripting:enabled){${collapsed.join()}{animation:10s cobble-later}}`,
    '@keyframes cobble-later{from,to{height:0;overflow:hidden;visibility:hidden}}',
  ];
};

const likenessRulesOf = (names: readonly string[]): string[] => {
  const chosen = Object.entries(likenesses).filter(([name]) => names.includes(name));
  const waiting = chosen.flatMap(([name, likeness]) =>
    likeness.waiting ? [`&:where([data-widget=${name}]){${likeness.waiting.replace(/\s*\n\s*| (?={)/g, '')}}`] : [],
  );
  return [
    ...chosen.flatMap(([name, { values }]) =>
      values.map(([selector, declarations]) => `[data-widget=${name}]${selector}{${declarations}}`),
    ),
    // A height that the page sets replaces the likeness.
    ...(waiting.length > 0
      ? [`@media (scripting:enabled){${WAITING}:where(:not([style*=--room])){${waiting.join('')}}}`]
      : []),
    ...chosen.flatMap(([, { keyframes = [] }]) => keyframes),
  ];
};

const heightRulesOf = (names: readonly string[], heights: Readonly<Record<string, MeasuredHeights>>): string[] => {
  const all = names.flatMap((name) =>
    Object.entries(heights[name] ?? {}).map(([selector, points]) => ({ name, selector, height: heightOf(points) })),
  );
  const selectors = new Map<string, string[]>();
  for (const { name, selector, height } of [
    ...all.filter((one) => !one.selector),
    ...all.filter((one) => one.selector),
  ])
    selectors.set(height, [...(selectors.get(height) ?? []), `[data-widget=${name}]${selector}`]);
  return [...selectors].map(([height, list]) => `${list.join()}{--room:${height}}`);
};

const heightOf = (points: HeightPoints): string => {
  const [, first = 0] = points[0] ?? [];
  const ramps = points.slice(1).flatMap(([width, height], index) => {
    const [from, before] = points[index] ?? [0, 0];
    const slope = Math.round(((height - before) / (width - from)) * 1000) / 1000;
    return slope ? [`clamp(0px,100% - ${from}px,${width - from}px)*${slope}`] : [];
  });
  return ramps.length > 0 ? `calc(${first}px + ${ramps.join(' + ')})` : `${first}px`;
};
