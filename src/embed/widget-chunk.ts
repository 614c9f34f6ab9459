import type { PropTable } from './prop-table';

/** The package's types include this, so it doesn't use Preact's. */
export interface WidgetChunk {
  readonly component: (props: never) => unknown;
  readonly props: PropTable;
}
