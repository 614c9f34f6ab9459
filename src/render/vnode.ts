/** A component of ours: a function. */
export type Component = (props: Record<string, unknown>) => unknown;

/** What a widget's JSX becomes here. A class, so that no data of a page's can pass for one. */
export class VNode {
  constructor(
    readonly type: string | Component,
    readonly props: Readonly<Record<string, unknown>>,
  ) {}
}
