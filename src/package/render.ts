import { makeRenderer } from '../render/make-renderer';
import type { RenderOptions } from '../render/render-options';
import { load, manifest } from './own-build';

// `cobble-embed/render` prerenders the widgets of pages, in Node, workers and at the edge. Uses neither the DOM nor
// Node's modules.
export type { BuildManifest, RenderOptions } from '../render/render-options';

let made: ReturnType<typeof makeRenderer> | undefined;
const renderer = () => {
  made ??= makeRenderer(manifest(), load);
  return made;
};

/**
 * Renders a page's widgets, so that they are visible before or without scripts. The runtime takes over the rendered
 * markup. The rest of the page stays the same, byte for byte.
 *
 * @throws Error for a theme that isn't in the build
 */
export const render = (html: string, options?: RenderOptions): Promise<string> => renderer().render(html, options);

/**
 * Renders a page that arrives in pieces of any size. Settings in the page apply only to later widgets; `options` apply
 * to all.
 */
export const renderPieces = (
  pieces: AsyncIterable<string> | Iterable<string>,
  options?: RenderOptions,
): AsyncGenerator<string> => renderer().renderPieces(pieces, options);
