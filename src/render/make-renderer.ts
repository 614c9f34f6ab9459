import { shareWithChunks } from './browser-stand-in';
import { buildInfo } from './build-info';
import { checkAnswers } from './check-answers';
import { OptionError } from './option-error';
import { PageRenderer, type RenderContext } from './page-renderer';
import type { BuildManifest, RenderOptions } from './render-options';
import type { WidgetModule } from './render-widget';

export interface Renderer {
  render(html: string, options?: RenderOptions): Promise<string>;
  renderPieces(pieces: AsyncIterable<string> | Iterable<string>, options?: RenderOptions): AsyncGenerator<string>;
}

export const makeRenderer = (manifest: BuildManifest, load: (widget: string) => Promise<WidgetModule>): Renderer => {
  const modules = new Map<string, Promise<WidgetModule>>();
  const ownBuild = buildInfo(manifest);
  const contextOf = (options: RenderOptions): RenderContext => {
    const build = options.manifest ? buildInfo(options.manifest) : ownBuild;
    if (options.theme !== undefined && !build.themes.includes(options.theme))
      throw new OptionError(`the build has no theme "${options.theme}"`, `use ${build.themes.join(', ')}`);
    checkAnswers(options.answers);
    return {
      build,
      options,
      load: (widget) => {
        shareWithChunks();
        const loading = modules.get(widget) ?? load(widget);
        modules.set(widget, loading);
        return loading;
      },
    };
  };
  return {
    render: async (html, options = {}) => {
      const page = new PageRenderer(contextOf(options), false);
      await page.write(html);
      return page.end();
    },
    async *renderPieces(pieces, options = {}) {
      const page = new PageRenderer(contextOf(options), true);
      for await (const piece of pieces) yield page.write(piece);
      yield page.end();
    },
  };
};
