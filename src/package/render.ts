import { makeRenderer, type Renderer } from '../render/make-renderer';
import { load, manifest } from './own-build';

// `cobble/render`: pages with their widgets drawn, for Node, workers and the edge. No DOM, nothing of Node.
export type { BuildManifest, RenderOptions } from '../render/render-options';

let made: Renderer | undefined;
const renderer = () => {
  made ??= makeRenderer(manifest(), load);
  return made;
};

/**
 * A page with its widgets drawn: it is seen before script, and without. The runtime takes over what is drawn. All else of
 * the page stays byte for byte as it is.
 *
 * @throws Error for a theme that the build does not have, and a page that is nested too deeply
 */
export const render: Renderer['render'] = (html, options) => renderer().render(html, options);

/** The same for a page that passes through, of any size: what stands before a widget counts for it, and `options`. */
export const renderStream: Renderer['renderStream'] = (options) => renderer().renderStream(options);
