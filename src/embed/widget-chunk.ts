import type { PropTable } from './prop-table';

/** Avoids Preact's types: the package publishes this interface, but doesn't depend on Preact. */
export interface WidgetChunk {
  readonly component: (props: never) => unknown;
  readonly props: PropTable;
  /** The chunks of an area's services; undefined for a component. */
  readonly services?: readonly string[];
}
