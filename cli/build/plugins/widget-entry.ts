import type { Plugin } from 'esbuild';
import { root } from '../../../esbuild.config.mjs';
import type { PropTable } from '../../../src/embed/prop-table';
import type { FoundWidget } from '../find-widgets';
import { propTable } from '../prop-table';
import { AREAS_STYLES } from './areas-styles';

/**
 * A widget's chunk exports its component and its prop table, and an area's that it is one. An area imports all styles that
 * areas share, whose rules stand elsewhere: the check for classes of one name looks at them too.
 */
export const widgetEntry = (widget: FoundWidget): Plugin => ({
  name: 'widget-entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cobble-widget:/ }, ({ path }) => ({ path, namespace: 'cobble-widget' }));
    onLoad({ filter: /.*/, namespace: 'cobble-widget' }, () => ({
      contents: [
        ...(widget.description.kind === 'area'
          ? [`import ${JSON.stringify(AREAS_STYLES)};`, 'export const isArea = true;']
          : []),
        `export { ${widget.export} as component } from ${JSON.stringify(widget.component)};`,
        `export const props = ${propTableSource(propTable(widget.description))};`,
      ].join('\n'),
      resolveDir: root,
    }));
  },
});

/** As JavaScript, not as JSON: what is left out of a row is a hole, or nothing at its end. */
const propTableSource = (table: PropTable) => {
  const row = (values: readonly unknown[]) => `[${values.map((value) => JSON.stringify(value) ?? '').join()}]`;
  const rows = Object.entries(table).map(([name, values]) => `${name}:${row(values).replace(/,+]$/, ']')}`);
  return `{${rows.join()}}`;
};
