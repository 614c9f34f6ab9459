import type { PropTable } from './prop-table';

/** The exports of a widget's chunk. The package's types include this, so it doesn't use Preact's. */
export interface WidgetChunk {
  readonly component: (props: never) => unknown;
  readonly props: PropTable;
}
