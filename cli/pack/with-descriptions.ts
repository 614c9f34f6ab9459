import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../../esbuild.config.mjs';
import type { FoundWidget } from '../build/find-widgets';

/** Replaces `find-widgets.ts`, which reads source files that the package lacks. */
export const withDescriptions = (widgets: readonly FoundWidget[]): Plugin => ({
  name: 'with-descriptions',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]cli[\\/]build[\\/]find-widgets\.ts$/ }, ({ path }) => ({
      contents: foundWidgets(widgets),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
  },
});

const foundWidgets = (widgets: readonly FoundWidget[]): string => {
  const path = (file: string) => relative(root, file).replaceAll('\\', '/');
  const lines = widgets.map(
    ({ component }, index) =>
      `import { description as d${index} } from ${JSON.stringify(`../../${path(component).replace(/\.tsx$/, '.widget.ts')}`)};`,
  );
  const found = widgets.map(
    (widget, index) =>
      `{ name: d${index}.name, component: join(root, ${JSON.stringify(path(widget.component))}), export: '${widget.export}', description: d${index} }`,
  );
  return `import { join } from 'node:path';\n${lines.join('\n')}\nexport const findWidgets = async (root) => [${found.join()}];`;
};
