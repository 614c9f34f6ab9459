/** Where a page is: of a `location` or a `URL`. */
export interface PageAddress {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
}
