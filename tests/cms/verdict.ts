/** The pasted markup that works on a visitor's page. */
export interface Verdict {
  /** The tag runs. Otherwise the run adds it, as a site's template would. */
  readonly tag: boolean;
  /** A tile with `data-` attributes shows its title. */
  readonly attributes: boolean;
  /** A tile with `data-props` shows its title. */
  readonly props: boolean;
  /** `slot="footer"` and `data-slot="footer"` fill the slot. */
  readonly slot: boolean;
  readonly dataSlot: boolean;
  readonly settings: boolean;
  /** A link to `#cobble=marketplace-tile` becomes a tile. */
  readonly link: boolean;
  /** Number of widgets that are mounted, or that report a missing service (areas). */
  readonly widgets: number;
}
