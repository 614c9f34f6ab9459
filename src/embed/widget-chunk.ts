import type { ComponentType } from 'preact';
import type { PropTable } from './prop-table';

/** The exports of a widget's chunk, which the build writes. */
export interface WidgetChunk {
  readonly component: ComponentType<never>;
  readonly props: PropTable;
}
