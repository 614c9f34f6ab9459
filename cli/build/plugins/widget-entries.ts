import type { Plugin } from 'esbuild';
import { root } from '../../../esbuild.config.mjs';
import type { PropTable } from '../../../src/embed/prop-table';
import type { FoundWidget } from '../find-widgets';
import { AREAS_STYLES } from '../page-modules';
import { propTable } from '../prop-table';

/** The prefix of a widget's entry point. */
export const WIDGET = 'cobble-widget:';

/**
 * Entry points of widgets: each exports the component and its prop table. An area imports the styles that areas share, so
 * that the check for duplicate classes sees them.
 *
 * @param find returns the widget of a name, with its description as it is now
 */
export const widgetEntries = (find: (name: string) => FoundWidget): Plugin => ({
  name: 'widget-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: RegExp(`^${WIDGET}`) }, ({ path }) => ({
      path: path.slice(WIDGET.length),
      namespace: 'cobble-widget',
    }));
    onLoad({ filter: /./, namespace: 'cobble-widget' }, ({ path }) => {
      const widget = find(path);
      const areaLines = [`import './${AREAS_STYLES}';`, 'export const isArea = true;'];
      return {
        contents: [
          ...(widget.description.kind === 'area' ? areaLines : []),
          `export { ${widget.export} as component } from ${JSON.stringify(widget.component)};`,
          `export const props = ${propTableSource(propTable(widget.description))};`,
        ].join('\n'),
        resolveDir: root,
      };
    });
  },
});

/** As JavaScript: omitted values of a row are holes, or missing at its end. */
const propTableSource = (table: PropTable): string => {
  const row = (values: readonly unknown[]) => `[${values.map((value) => JSON.stringify(value) ?? '').join()}]`;
  const rows = Object.entries(table).map(([name, values]) => `${name}:${row(values).replace(/,+]$/, ']')}`);
  return `{${rows.join()}}`;
};
