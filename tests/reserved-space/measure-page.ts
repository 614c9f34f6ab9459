import { exampleMarkup } from '../../cli/catalogue/example-markup';
import type { WidgetDescription } from '../../src/widgets/kit/description';

/** Widths in px at which the widgets are measured, keyed by a usual width of the window. */
export const PLACES: Readonly<Record<number, readonly number[]>> = {
  400: [200, 260, 280, 300, 328, 360],
  800: [440, 520, 600, 700],
  1280: [800, 960, 1080, 1200],
};

/** Lets each area render as if it were the page's only one: the first area has a sign-in button, others have a link. */
const EACH_AREA_IS_FIRST = `document.addEventListener('cobble:ready', () => {
  const elsewhere = document.createElement('div');
  let first = elsewhere;
  Object.defineProperty(cobble.shared, 'firstPrompt', {
    set: (element) => { first = element; },
    get: () => {
      const current = first;
      first = elsewhere;
      return current;
    },
  });
});`;

/**
 * Returns a page whose services never respond, so that areas wait. The services have their own host: a browser opens
 * only six connections per host, and the widgets' files need some.
 */
export const measurePage = (descriptions: readonly WidgetDescription[], theme: string): string =>
  `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Heights</title>
<style>body{margin:0}.place>*{width:100%}</style>
<script>cobbleSettings = { api: 'http://localhost:' + location.port }; ${EACH_AREA_IS_FIRST}</script>
<script async src="/dist/${theme}/cobble.js"></script><body>
${descriptions
  .flatMap((description) =>
    heightsOf(description).flatMap(({ where, example }) =>
      Object.values(PLACES)
        .flat()
        .map(
          (width) =>
            `<div class="place" data-of="${description.name}" data-where='${where}' data-across="${width}" style="width:${width}px">${exampleMarkup(description, example).replaceAll('data-widget=', 'data-load="eager" data-widget=')}</div>`,
        ),
    ),
  )
  .join('\n')}`;

const heightsOf = ({ name, room: heights = [{}], examples }: WidgetDescription) =>
  (typeof heights === 'string' ? [] : heights).map(({ where = '', example }) => {
    const found = example === undefined ? examples[0] : examples.find((one) => one.name === example);
    if (!found) throw Error(`${name} reserves space for its example "${example}", which it does not have`);
    return { where, example: found };
  });
