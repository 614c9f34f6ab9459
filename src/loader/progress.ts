/** What was done about an element with `data-widget`; nothing yet where it is undefined. */
export enum Progress {
  /** Its `data-load` is followed. */
  Awaited = 1,
  /** The page unmounted it, and only `scan()` brings it back. */
  Unmounted,
}
