/** A component of ours: a function. */
export type Component = (props: Record<string, unknown>) => unknown;

/** Two copies of this module may meet in one process; and no data of a page's has a symbol. */
const MARK = Symbol.for('cobble.vnode');

/** What a widget's JSX becomes here. */
export class VNode {
  readonly [MARK] = true;

  constructor(
    readonly type: string | Component,
    readonly props: Readonly<Record<string, unknown>>,
  ) {}

  /** Whether it is one; all else is data. */
  static is(value: unknown): value is VNode {
    return typeof value === 'object' && value !== null && MARK in value;
  }
}
