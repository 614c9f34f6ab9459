/** What of the pasted markup does on a visitor's page what it says. */
export interface Verdict {
  /** The tag itself runs. Where it does not, the run adds it, as a site's template does. */
  readonly tag: boolean;
  /** A tile with `data-` attributes shows its title. */
  readonly attributes: boolean;
  /** One with `data-props` does. */
  readonly props: boolean;
  /** `slot="footer"` and `data-slot="footer"` are slots. */
  readonly slot: boolean;
  readonly dataSlot: boolean;
  /** The JSON settings count. */
  readonly settings: boolean;
  /** A link to `#cobble=marketplace-tile` is a tile. */
  readonly link: boolean;
  /** How many of all widgets are mounted or say that something is missing (areas, without a service). */
  readonly widgets: number;
}
