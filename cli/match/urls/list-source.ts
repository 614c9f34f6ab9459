import type { AddressKind } from '../../io/address-kind';

export interface ListSource {
  shown: string;
  /** Normalised, so that a list named twice is read once. */
  key: string;
  bytes: AsyncIterable<Buffer>;
  /** Undefined for a file, and if the server closed the connection too early. */
  kind?: AddressKind;
  /** Returns the path or URL of a sitemap that this index lists. */
  place(address: string): string;
  close(): void;
}
