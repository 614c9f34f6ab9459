import type { AddressKind } from '../../io/address-kind';

export interface ListSource {
  shown: string;
  /** Normalised path or URL, so that a repeated list is read only once. */
  key: string;
  bytes: AsyncIterable<Buffer>;
  /** Kind of the server's IP address. Undefined for files, and if the connection closed too early. */
  kind?: AddressKind;
  /** Returns the path or URL of a sitemap that this index lists. */
  place(address: string): string;
  close(): void;
}
