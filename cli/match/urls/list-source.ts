import type { AddressKind } from '../../io/address-kind';

export interface ListSource {
  shown: string;
  /** Normalised path or URL, so that a repeated list is read only once. */
  key: string;
  bytes: AsyncIterable<Buffer>;
  /** Undefined for a file, or if the server closed the connection before its address was known. */
  kind?: AddressKind;
  /** Returns the path or URL of a sitemap that this index lists. */
  place(address: string): string;
  close(): void;
}
