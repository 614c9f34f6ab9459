import { makeRenderer } from '../render/make-renderer';
import type { RenderOptions } from '../render/render-options';
import { load, manifest } from './own-build';

// `cobble/render`: pages with their widgets drawn, for Node, workers and the edge. No DOM, nothing of Node.
export type { BuildManifest, RenderOptions } from '../render/render-options';

let made: ReturnType<typeof makeRenderer> | undefined;
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
export const render = (html: string, options?: RenderOptions): Promise<string> => renderer().render(html, options);

/**
 * The same for a page that comes in pieces, of any size: what the page says of itself counts for the widgets behind it,
 * and `options` for all.
 */
export const renderPieces = (
  pieces: AsyncIterable<string> | Iterable<string>,
  options?: RenderOptions,
): AsyncGenerator<string> => renderer().renderPieces(pieces, options);
