/** A mounted widget, by what the page does to its element. */
export interface Mounted {
  /** Draws what the element's attributes say now. */
  render(): void;
  endMount(): void;
  /** Was in the document once; only then its absence means removal. */
  wasConnected: boolean;
}

/** What is mounted, to be found when it changes or leaves the page. */
export const mounted = new Map<HTMLElement, Mounted>();
