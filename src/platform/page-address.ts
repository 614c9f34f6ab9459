/** A `location` or `URL`. */
export interface PageAddress {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
}
