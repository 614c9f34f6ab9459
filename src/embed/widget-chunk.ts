import type { PropTable } from './prop-table';

/** The package's types include this one, so it doesn't use Preact's types. */
export interface WidgetChunk {
  readonly component: (props: never) => unknown;
  readonly props: PropTable;
  /** The chunks of an area's services; undefined for a component. */
  readonly services?: readonly string[];
}
