import type { PropTable } from './prop-table';

/** The exports of a widget's chunk, which the build writes. The package's types include this, without Preact's. */
export interface WidgetChunk {
  readonly component: (props: never) => unknown;
  readonly props: PropTable;
}
