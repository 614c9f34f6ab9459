export interface Verdict {
  /** Whether the pasted script tag runs. If not, `judgePage` adds it. */
  readonly tag: boolean;
  readonly attributes: boolean;
  readonly props: boolean;
  readonly slot: boolean;
  readonly dataSlot: boolean;
  readonly settings: boolean;
  readonly link: boolean;
  /** Number of different widgets that are mounted. */
  readonly widgets: number;
}
