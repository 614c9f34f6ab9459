import type { HeightPoints, MeasuredHeights } from './heights';

/** Elements that are blocks: one in a line of text would end that line. */
const BLOCKS = 'div,section,article,aside,p';

/** What its own `:host` makes as wide as its text: two in a place stand side by side, also before. */
const FITTING = '[data-widget=themed-button]';

/** Their content is no part of the page: it stands over it, when it is opened. */
const OVER = ['flyout', 'modal'];

/** Pages have these by the hundred. */
const MANY = 'marketplace-tile';

/**
 * Of a long list, what is far from the view is neither laid out nor painted: a thousand tiles stand painted in two
 * thirds of the time (`docs/speed.md`). The first 24 always are: a picture of a whole page has them too.
 *
 * Each is as high as its room was, or as it was when it was last near the view; as wide, where its content makes it
 * wide, as it was seen: its room knows no width. Containment clips, so its shadow and the ring of the focus have a
 * margin, or the rule does not apply. Paper has no view.
 */
const LONG_LIST = [
  `:where([data-widget=${MANY}]){contain-intrinsic-block-size:auto 300px}`,
  `@supports (overflow-clip-margin:1px){@media screen{:where([data-widget=${MANY}][data-widget-state=mounted]:is(:nth-child(n+25),:nth-child(n+25)>*)){content-visibility:auto;contain-intrinsic-inline-size:auto 300px;overflow-clip-margin:24px}}}`,
];

/** The sides of a button, its line with them. */
const BUTTON_SIDES = 22;

/**
 * With it a text is as wide as in the pixel face, on the average of our own short texts (133 of them, 2.6 px around it), in
 * the face that has the same measures on most systems; in the page's own a button may be a fifth wider.
 */
const BUTTON_FONT = '700 14.5px/1.25 Arial,sans-serif';

/** The way in is as wide as its buttons where it stands in a line: in English, in each theme. */
const SIGN_IN_WIDTH = 186;

/** What stands, has failed or was drawn before has its own height; what is hidden stays so. */
const STATES = ':not([data-widget-state=mounted],[data-widget-state=error],[data-widget-state=drawn],[hidden])';

/**
 * The sheet that keeps a widget's room until it stands: a strut beside its fallback, which a float neither covers nor
 * pushes away. A percentage of padding counts the element's own width, so the height follows it without a container.
 *
 * @param names of widgets; those that take no room have no rule
 * @param rooms as measured
 */
export const roomSheet = (names: readonly string[], rooms: Readonly<Record<string, MeasuredHeights>>): string => {
  const rules = new Map<string, string[]>();
  // What a selector adds comes behind what is for all.
  for (const isFor of [(where: string) => !where, (where: string) => where])
    for (const name of names)
      for (const [where, points] of Object.entries(rooms[name] ?? {}))
        if (isFor(where)) {
          const height = heightOf(points);
          rules.set(height, [...(rules.get(height) ?? []), `[data-widget=${name}]${where}`]);
        }
  const over = names.filter((name) => OVER.includes(name));
  if (rules.size + over.length === 0) return '';
  const waiting = `:where(${BLOCKS}):where([data-widget]${STATES})`;
  const own = [];
  // About as wide as the button: what stands beside it wraps, or does not, from the start.
  if (names.includes('themed-button'))
    own.push(
      `${waiting}:where(${FITTING}){display:inline-flex;justify-content:center;vertical-align:middle;padding-inline:${BUTTON_SIDES}px;font:${BUTTON_FONT}}`,
    );
  if (names.includes('sign-in'))
    own.push(`${waiting}:where([data-widget=sign-in]){min-width:min(100%,${SIGN_IN_WIDTH}px)}`);
  const later = over.map((name) => `${waiting}:where([data-widget=${name}])`);
  // One slide after the other: below one another they would be higher.
  if (names.includes('carousel')) {
    own.push(`${waiting}:where([data-widget=carousel][data-visible])>:where(*){width:max(33%,240px)}`);
    later.push(`${waiting}:where([data-widget=carousel])>:where(:nth-child(n+2))`);
  }
  // Should its code never come, it is read where it stands; so it is at once where nothing runs.
  if (later.length > 0)
    own.push(
      `@media (scripting:enabled){${later.join()}{animation:10s cobble-later}}`,
      '@keyframes cobble-later{from,to{height:0;overflow:hidden;visibility:hidden}}',
    );
  return [
    // No widget inherits another's.
    ':where([data-widget]){--room:0px}',
    `${waiting}{display:flow-root}`,
    ...own,
    // A page that resets everything, floats and paddings of `*::before` too, says so with `!important`.
    `${waiting}::before{content:"";float:left!important;padding-top:var(--room)!important}`,
    ...(names.includes(MANY) ? LONG_LIST : []),
    ...[...rules].map(([height, selectors]) => `${selectors.join()}{--room:${height}}`),
    '',
  ].join('\n');
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
