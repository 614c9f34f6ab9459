import type { PropTable } from './prop-table';

/** Doesn't use Preact's types, because the package's types include this interface. */
export interface WidgetChunk {
  readonly component: (props: never) => unknown;
  readonly props: PropTable;
  /** The chunks of an area's services; undefined for a component. */
  readonly services?: readonly string[];
}
