import { exampleMarkup } from '../../cli/catalogue/example-markup';
import type { WidgetDescription } from '../../src/widgets/kit/description';

/** Widget widths to measure, keyed by window width. Both in px. */
export const PLACES: Readonly<Record<number, readonly number[]>> = {
  400: [200, 260, 280, 300, 328, 360],
  800: [440, 520, 600, 700],
  1280: [800, 960, 1080, 1200],
};

/**
 * Returns a page whose services never respond, so that areas wait. The services have their own host: a browser opens
 * only six connections per host, and the widgets' files need some.
 */
export const measurePage = (descriptions: readonly WidgetDescription[], theme: string): string =>
  `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Heights</title>
<style>body{margin:0}.place>*{width:100%}</style>
<script>cobbleSettings = { api: 'http://localhost:' + location.port }</script>
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
