import type { Plugin } from 'esbuild';
import { root } from '../../../esbuild.config.mjs';
import type { PropTable } from '../../../src/embed/prop-table';
import type { FoundWidget } from '../find-widgets';
import { AREAS_STYLES, serviceChunksOf } from '../page-modules';
import { propTable, replacements } from '../prop-table';

export const WIDGET = 'cobble-widget:';

/**
 * Creates an entry point per widget. Entry points of areas import the shared styles, so that the build finds duplicate
 * classes.
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
      const { kind, asks } = widget.description;
      const areaLines = [
        `import './${AREAS_STYLES}';`,
        `export const services = ${JSON.stringify(serviceChunksOf(asks))};`,
      ];
      return {
        contents: [
          ...(kind === 'area' ? areaLines : []),
          ...componentLines(widget),
          `export const props = ${propTableSource(propTable(widget.description))};`,
        ].join('\n'),
        resolveDir: root,
      };
    });
  },
});

const componentLines = ({ export: name, component, description }: FoundWidget): string[] => {
  const renamed = replacements(description);
  const path = JSON.stringify(component);
  if (Object.keys(renamed).length === 0) return [`export { ${name} as component } from ${path};`];
  return [
    `import { ${name} } from ${path};`,
    `import { withDeprecated } from './src/embed/deprecated-props.ts';`,
    `export const component = withDeprecated(${name}, ${JSON.stringify(renamed)});`,
  ];
};

/** Writes missing values as array holes, but omits trailing holes. */
const propTableSource = (table: PropTable): string => {
  const row = (values: readonly unknown[]) => `[${values.map((value) => JSON.stringify(value) ?? '').join()}]`;
  const rows = Object.entries(table).map(([name, values]) => `${name}:${row(values).replace(/,+]$/, ']')}`);
  return `{${rows.join()}}`;
};
