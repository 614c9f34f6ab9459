export type Component = (props: Record<string, unknown>) => unknown;

/**
 * Marks a node by a symbol, which JSON can't forge. The symbol is global, because a process may load this module twice.
 */
const MARK = Symbol.for('cobble.vnode');

export class VNode {
  readonly [MARK] = true;

  constructor(
    readonly type: string | Component,
    readonly props: Readonly<Record<string, unknown>>,
  ) {}

  static is(value: unknown): value is VNode {
    return typeof value === 'object' && value !== null && MARK in value;
  }
}
