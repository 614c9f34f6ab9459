import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { must } from '../io/must';
import type { BuildCache } from './build-cache';
import { checkOutput } from './check-output';
import type { FoundWidget } from './find-widgets';
import { importByLoader } from './import-late';
import { importShared } from './import-shared';
import type { Runs } from './keep-runs';
import { minify } from './minify';
import type { Styles } from './open-styles';
import { BUILD, SHARED } from './placeholders';
import { areasStyles } from './plugins/areas-styles';
import { sharedParts } from './plugins/shared-parts';
import { sharedReact } from './plugins/shared-react';
import { widgetEntry } from './plugins/widget-entry';
import { propTable } from './prop-table';
import { type Bundling, runBundler } from './run-bundler';
import type { WidgetTemplates } from './templates';

/**
 * Bundles one widget by itself: a part shared by some widgets would be a request more for each, and a flyout is smaller
 * than a request.
 *
 * @throws Error for a widget without CSS, or a style that would need Linaria at run time
 */
export const makeWidget = async (
  widget: FoundWidget,
  styles: Styles,
  cache: BuildCache,
  runs: Runs,
): Promise<WidgetTemplates> => {
  const isArea = widget.description.kind === 'area';
  const options: Bundling = {
    entryPoints: { [widget.name]: `cobble-widget:${widget.name}` },
    entryNames: `chunks/[name].${BUILD}`,
    chunkNames: `chunks/part-[hash].${BUILD}`,
    splitting: true,
    inject: [join(root, 'src/embed/jsx.ts')],
    plugins: [widgetEntry(widget), sharedReact, sharedParts, ...(isArea ? [areasStyles] : [])],
    styles,
    made: JSON.stringify(propTable(widget.description)),
  };
  const texts = await runBundler(runs, options);
  checkOutput(widget.name, texts);
  const chunks = await Promise.all(
    [...texts]
      .filter(([path]) => path.endsWith('.js'))
      .map(
        async ([path, text]) =>
          [path, await minify(cache, importByLoader(importShared(text, SHARED), BUILD), 'module')] as const,
      ),
  );
  return {
    isArea,
    asks: widget.description.asks,
    chunks: new Map(chunks),
    sheet: must(texts.get(`chunks/${widget.name}.${BUILD}.css`), `${widget.name}.css`),
  };
};
