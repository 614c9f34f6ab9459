import type { PropTable } from './prop-table';

/** What a widget's chunk exports. The package's types include this interface, so it doesn't use Preact's types. */
export interface WidgetChunk {
  readonly component: (props: never) => unknown;
  readonly props: PropTable;
}
