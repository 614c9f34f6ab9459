import type { BuildCache } from './build-cache';
import type { FoundWidget } from './find-widgets';

/** The files of one widget. */
export interface WidgetTemplates {
  /** Areas share a second stylesheet. */
  readonly isArea: boolean;
  /** As its description says. */
  readonly asks?: string;
  /** The chunk. */
  readonly script: string;
  /** The stylesheet, with `theme(color.surface)` and the like where a value goes. */
  readonly sheet: string;
}

/**
 * Everything that a page may load, evaluated and minified, with the placeholders of `placeholders.ts`. `output-files.ts`
 * inserts a theme's values and the choice of widgets.
 */
export interface Templates {
  /** The same for every theme and choice of widgets but for the lists of both: contents by path in the output folder. */
  readonly shared: ReadonlyMap<string, string>;
  /** Once a theme: contents by path in the theme's folder. */
  readonly pasted: ReadonlyMap<string, string>;
  /** The stylesheet that areas share, likewise with the theme's values to place. */
  readonly areasSheet: string;
  /** By name. */
  readonly widgets: ReadonlyMap<string, WidgetTemplates>;
}

/** Where templates come from: the sources in a checkout, a file in the package. */
export interface TemplateSource {
  readonly cache: BuildCache;
  /** The folder of the sources, for a watch. Not in the package. */
  readonly sources?: string;
  /**
   * Returns the templates of at least these widgets, from the sources as they are now.
   *
   * @throws Error as `bundle` does
   */
  templates(widgets: readonly FoundWidget[]): Promise<Templates>;
}
