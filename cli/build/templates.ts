import type { BuildCache } from '../io/build-cache';
import type { ReservedSpace } from '../reserved-space/room-sheet';
import type { SourceMap } from '../source-maps/source-map';
import type { FoundWidget } from './find-widgets';

export interface WidgetTemplates {
  readonly isArea: boolean;
  /** The chunks of the widget's services. */
  readonly services: readonly string[];
  readonly script: string;
  readonly sheet: string;
  readonly space: ReservedSpace;
}

/** The code that pages can load, with placeholders for the theme and the chosen widgets. */
export interface Templates {
  readonly shared: ReadonlyMap<string, string>;
  readonly pasted: ReadonlyMap<string, string>;
  readonly oneFile: ReadonlyMap<string, string>;
  readonly areasSheet: string;
  readonly widgets: ReadonlyMap<string, WidgetTemplates>;
}

export interface TemplateSource {
  readonly cache: BuildCache;
  readonly sources?: string;
  templates(widgets: readonly FoundWidget[]): Promise<Templates>;
  maps(widgets: readonly FoundWidget[]): Promise<ReadonlyMap<string, SourceMap>>;
}
