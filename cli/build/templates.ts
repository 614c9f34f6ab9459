import type { BuildCache } from './build-cache';
import type { FoundWidget } from './find-widgets';

export interface WidgetTemplates {
  readonly isArea: boolean;
  /** The service chunk that the description names. */
  readonly asks?: string;
  readonly script: string;
  /** With `theme(color.surface)` and the like instead of values. */
  readonly sheet: string;
}

/** Contents of everything that a page can load, by path or name, with placeholders for themes and the choice of widgets. */
export interface Templates {
  readonly shared: ReadonlyMap<string, string>;
  /** For the folder of each theme. */
  readonly pasted: ReadonlyMap<string, string>;
  readonly areasSheet: string;
  readonly widgets: ReadonlyMap<string, WidgetTemplates>;
}

/** Provides templates: from the sources, or from a file in the package. */
export interface TemplateSource {
  readonly cache: BuildCache;
  /** The folder to watch; undefined in the package. */
  readonly sources?: string;
  /** Returns the current templates of at least these widgets. Throws as `bundle` does. */
  templates(widgets: readonly FoundWidget[]): Promise<Templates>;
}
