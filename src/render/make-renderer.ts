import { shareWithChunks } from './browser-stand-in';
import { buildInfo } from './build-info';
import { checkAnswers } from './check-answers';
import type { WidgetModule } from './draw-widget';
import { type Drawing, PageWriter } from './page-writer';
import type { BuildManifest, RenderOptions } from './render-options';

/** Draws pages with the widgets of one version. */
export interface Renderer {
  /** A page, drawn (interface 9). */
  render(html: string, options?: RenderOptions): Promise<string>;
  /** Draws a page that comes in pieces, of any size. */
  renderPieces(pieces: AsyncIterable<string> | Iterable<string>, options?: RenderOptions): AsyncGenerator<string>;
}

/**
 * Makes a renderer.
 *
 * @param manifest of the build that the widgets are of
 * @param load gives a widget's chunk by its name
 */
export const makeRenderer = (manifest: BuildManifest, load: (widget: string) => Promise<WidgetModule>): Renderer => {
  const kept = new Map<string, Promise<WidgetModule>>();
  const own = buildInfo(manifest);
  const drawing = (options: RenderOptions): Drawing => {
    const build = options.manifest ? buildInfo(options.manifest) : own;
    if (options.theme !== undefined && !build.themes.includes(options.theme))
      throw Error(`cobble: the build has no theme "${options.theme}": it has ${build.themes.join(', ')}`);
    checkAnswers(options.answers);
    return {
      build,
      options,
      load: (widget) => {
        shareWithChunks();
        const loading = kept.get(widget) ?? load(widget);
        kept.set(widget, loading);
        return loading;
      },
    };
  };
  return {
    render: async (html, options = {}) => {
      const writer = new PageWriter(drawing(options), false);
      await writer.write(html);
      return writer.end();
    },
    async *renderPieces(pieces, options = {}) {
      const writer = new PageWriter(drawing(options), true);
      for await (const piece of pieces) yield writer.write(piece);
      yield writer.end();
    },
  };
};
