export interface Verdict {
  /** The tag runs. Otherwise the run adds it, as a site's template would. */
  readonly tag: boolean;
  readonly attributes: boolean;
  readonly props: boolean;
  readonly slot: boolean;
  readonly dataSlot: boolean;
  readonly settings: boolean;
  readonly link: boolean;
  /** Mounted widgets, and areas that report a missing service. */
  readonly widgets: number;
}
