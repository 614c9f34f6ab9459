import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { HeightPoints, MeasuredHeights } from './heights';
import { likenesses } from './likenesses';

/**
 * Block elements, which may get `display:flow-root`. On an inline element, `flow-root` would break the line of text.
 */
const BLOCKS = 'div,section,article,aside,p';

const BUTTON_SIDE_PX = 22;

/**
 * Arial at 14.5 px is about as wide as the web font: the widths of 133 texts differ by 2.6 px on average. The page's
 * own font could be a fifth wider.
 */
const BUTTON_FONT = '700 14.5px/1.25 Arial,sans-serif';

/** Excludes states in which an element needs no reserved space. */
const STATES = ':not([data-widget-state=mounted],[data-widget-state=error],[data-widget-state=drawn],[hidden])';

const WAITING = `:where(${BLOCKS}):where([data-widget]${STATES})`;

export type ReservedSpace = Pick<
  WidgetDescription,
  'name' | 'isDialog' | 'isButton' | 'minWidth' | 'maxWidth' | 'listItemSize' | 'room'
>;

/** Returns only the properties that the stylesheet needs. The package stores them with the widget's templates. */
export const reservedSpaceOf = ({
  name,
  isDialog,
  isButton,
  minWidth,
  maxWidth,
  listItemSize,
  room,
}: ReservedSpace): ReservedSpace => ({ name, isDialog, isButton, minWidth, maxWidth, listItemSize, room });

/**
 * Returns the stylesheet that reserves space for widgets until they are mounted. A floated `::before` reserves the
 * height with upper padding, because percentages in padding refer to the element's width.
 */
export const roomSheet = (
  widgets: readonly ReservedSpace[],
  heights: Readonly<Record<string, MeasuredHeights>>,
): string => {
  const heightRules = heightRulesOf(widgets, heights);
  const likenessRules = likenessRulesOf(widgets);
  if (heightRules.length + likenessRules.length === 0 && !widgets.some(({ isDialog }) => isDialog)) return '';
  return [
    // Prevents inner widgets from inheriting `--room`.
    ':where([data-widget]){--room:0px}',
    `${WAITING}{display:flow-root}`,
    ...widthRulesOf(widgets).map((rule) => WAITING + rule),
    ...collapsedRulesOf(widgets),
    // `!important` overrides resets of `*::before`.
    `${WAITING}::before{content:"";float:left!important;padding-top:var(--room)!important}`,
    ...likenessRules,
    ...widgets.flatMap(longListRulesOf),
    ...heightRules,
    '',
  ].join('\n');
};

/** Gives fallbacks the width of their widgets, so that mounting a widget doesn't rewrap content beside it. */
const widthRulesOf = (widgets: readonly ReservedSpace[]): string[] => [
  ...widgets.filter(({ isButton }) => isButton).flatMap(buttonRulesOf),
  ...widgets.flatMap(({ name, minWidth }) =>
    minWidth === undefined ? [] : [`:where([data-widget=${name}]){min-width:min(100%,${minWidth}px)}`],
  ),
  ...maxWidthRulesOf(widgets),
];

const buttonRulesOf = ({ name }: ReservedSpace): string[] => [
  `:where([data-widget=${name}]){display:inline-flex;justify-content:center;vertical-align:middle;font:${BUTTON_FONT}}`,
  // This selector overrides resets of `*`.
  `[data-widget=${name}]{padding-inline:${BUTTON_SIDE_PX}px}`,
];

const maxWidthRulesOf = (widgets: readonly ReservedSpace[]): string[] => {
  const selectors = new Map<number, string[]>();
  for (const { name, maxWidth } of widgets)
    if (maxWidth !== undefined) selectors.set(maxWidth, [...(selectors.get(maxWidth) ?? []), `[data-widget=${name}]`]);
  return [...selectors].map(([width, list]) => `:where(${list.join()}){max-width:${width}px}`);
};

/** Hides the content of dialogs for 10 s, and then shows it even if the script has failed. */
const collapsedRulesOf = (widgets: readonly ReservedSpace[]): string[] => {
  const collapsed = widgets
    .filter(({ isDialog }) => isDialog)
    .map(({ name }) => `${WAITING}:where([data-widget=${name}])`);
  if (collapsed.length === 0) return [];
  return [
    `@media (scripting:enabled){${collapsed.join()}{animation:10s cobble-later}}`,
    '@keyframes cobble-later{from,to{height:0;overflow:hidden;visibility:hidden}}',
  ];
};

const likenessRulesOf = (widgets: readonly ReservedSpace[]): string[] => {
  const chosen = widgets.flatMap(({ name, room }) =>
    typeof room === 'string' ? [{ name, likeness: likenesses[room] }] : [],
  );
  const waiting = chosen.flatMap(({ name, likeness }) =>
    likeness.waiting ? [`&:where([data-widget=${name}]){${likeness.waiting.replace(/\s*\n\s*| (?={)/g, '')}}`] : [],
  );
  return [
    ...chosen.flatMap(({ name, likeness }) =>
      likeness.values.map(([selector, declarations]) => `[data-widget=${name}]${selector}{${declarations}}`),
    ),
    // A height that the page sets replaces the estimate.
    ...(waiting.length > 0
      ? [`@media (scripting:enabled){${WAITING}:where(:not([style*=--room])){${waiting.join('')}}}`]
      : []),
    ...new Set(chosen.flatMap(({ likeness }) => likeness.keyframes ?? [])),
  ];
};

/**
 * Skips layout and painting of distant list items, which halves the layout time of a thousand tiles (`docs/speed.md`).
 * Always paints the first 24, for full-page screenshots. The clip margin keeps shadows and focus rings visible.
 */
const longListRulesOf = ({ name, listItemSize: size }: ReservedSpace): string[] =>
  size === undefined
    ? []
    : [
        `:where([data-widget=${name}]){contain-intrinsic-block-size:auto ${size}px}`,
        `@supports (overflow-clip-margin:1px){@media screen{:where([data-widget=${name}][data-widget-state=mounted]:is(:nth-child(n+25),:nth-child(n+25)>*)){content-visibility:auto;contain-intrinsic-inline-size:auto ${size}px;overflow-clip-margin:24px}}}`,
      ];

const heightRulesOf = (
  widgets: readonly ReservedSpace[],
  heights: Readonly<Record<string, MeasuredHeights>>,
): string[] => {
  const all = widgets.flatMap(({ name }) =>
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
