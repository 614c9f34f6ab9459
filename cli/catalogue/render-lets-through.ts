import type { WidgetDescription } from '../../src/widgets/kit/description';
import { contentSystems, type Feature, features } from './content-systems';
import { htmlTable } from './html-table';

/**
 * What content systems let through of the markup that is needed: for one widget, or of all that a page may hold.
 *
 * @returns HTML
 */
export const renderLetsThrough = (widget?: Pick<WidgetDescription, 'slots'>): string => {
  const named = Object.keys(widget?.slots ?? {}).some((slot) => slot !== '');
  // What the widget itself is written with; the tag is the page's.
  const shown: readonly Feature[] = widget
    ? ['attributes', 'props', ...(named ? (['slots'] as const) : []), 'tag']
    : ['tag', 'attributes', 'props', 'slots', 'settings', 'link'];
  return htmlTable(
    'What content systems let through',
    ['System', ...shown.map((feature) => features[feature].title)],
    contentSystems.map(({ name, lets, note }) => [
      `${name}${note === undefined || widget ? '' : `<small>${note}</small>`}`,
      ...shown.map((feature) => `<span class="verdict ${lets[feature]}">${lets[feature]}</span>`),
    ]),
  );
};
