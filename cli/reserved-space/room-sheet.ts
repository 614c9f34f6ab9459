import type { HeightPoints, MeasuredHeights } from './heights';

/** `display:flow-root` on an inline element would break the line of text. */
const BLOCKS = 'div,section,article,aside,p';

/** As wide as its text, so that two fit on a line. */
const BUTTON = 'themed-button';

/** Their content opens over the page. */
const OVERLAYS = ['flyout', 'modal'];

const TILE = 'marketplace-tile';

/**
 * Skips layout and painting of tiles far from the viewport: a thousand take two thirds of the time. The first 24 are
 * always painted, for full-page screenshots. The margin keeps shadows and focus rings from being clipped.
 */
const LONG_LIST = [
  `:where([data-widget=${TILE}]){contain-intrinsic-block-size:auto 300px}`,
  `@supports (overflow-clip-margin:1px){@media screen{:where([data-widget=${TILE}][data-widget-state=mounted]:is(:nth-child(n+25),:nth-child(n+25)>*)){content-visibility:auto;contain-intrinsic-inline-size:auto 300px;overflow-clip-margin:24px}}}`,
];

const BUTTON_SIDE_PX = 22;

/** As wide as the web font, within 2.6 px on average for 133 texts. The page's font could be a fifth wider. */
const BUTTON_FONT = '700 14.5px/1.25 Arial,sans-serif';

/** Width of its buttons in English, in every theme. */
const SIGN_IN_WIDTH_PX = 186;

/** Widgets in these states have their own height, or none. */
const STATES = ':not([data-widget-state=mounted],[data-widget-state=error],[data-widget-state=drawn],[hidden])';

const WAITING = `:where(${BLOCKS}):where([data-widget]${STATES})`;

/**
 * A float beside the fallback has the height as padding, because padding percentages follow the element's width without
 * a container.
 *
 * @param names of widgets
 */
export const roomSheet = (names: readonly string[], heights: Readonly<Record<string, MeasuredHeights>>): string => {
  const heightRules = heightRulesOf(names, heights);
  if (heightRules.length === 0 && !names.some((name) => OVERLAYS.includes(name))) return '';
  return [
    // Prevents inheritance by inner widgets.
    ':where([data-widget]){--room:0px}',
    `${WAITING}{display:flow-root}`,
    ...widthRulesOf(names),
    ...collapsedRulesOf(names),
    // Overrides resets of `*::before`.
    `${WAITING}::before{content:"";float:left!important;padding-top:var(--room)!important}`,
    ...(names.includes(TILE) ? LONG_LIST : []),
    ...heightRules,
    '',
  ].join('\n');
};

/** Gives the fallback the widget's width, so that content beside it wraps the same way. */
const widthRulesOf = (names: readonly string[]): string[] => {
  const rules: [widget: string, rule: string][] = [
    [
      BUTTON,
      `:where([data-widget=${BUTTON}]){display:inline-flex;justify-content:center;vertical-align:middle;padding-inline:${BUTTON_SIDE_PX}px;font:${BUTTON_FONT}}`,
    ],
    ['sign-in', `:where([data-widget=sign-in]){min-width:min(100%,${SIGN_IN_WIDTH_PX}px)}`],
    ['carousel', ':where([data-widget=carousel][data-visible])>:where(*){width:max(33%,240px)}'],
  ];
  return rules.filter(([widget]) => names.includes(widget)).map(([, rule]) => WAITING + rule);
};

/** Hides overlay content, and slides after the first, for 10 s. If the script fails, visitors can still read it. */
const collapsedRulesOf = (names: readonly string[]): string[] => {
  const collapsed = names
    .filter((name) => OVERLAYS.includes(name))
    .map((name) => `${WAITING}:where([data-widget=${name}])`);
  if (names.includes('carousel')) collapsed.push(`${WAITING}:where([data-widget=carousel])>:where(:nth-child(n+2))`);
  if (collapsed.length === 0) return [];
  return [
    `@media (scripting:enabled){${collapsed.join()}{animation:10s cobble-later}}`,
    '@keyframes cobble-later{from,to{height:0;overflow:hidden;visibility:hidden}}',
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
