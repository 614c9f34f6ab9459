export interface Verdict {
  /** Whether the pasted tag runs. If not, this program adds the tag, as a site's template would. */
  readonly tag: boolean;
  readonly attributes: boolean;
  readonly props: boolean;
  readonly slot: boolean;
  readonly dataSlot: boolean;
  readonly settings: boolean;
  readonly link: boolean;
  /** Number of mounted widgets, and of areas that report a missing service. */
  readonly widgets: number;
}
