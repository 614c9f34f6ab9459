import type { AddressKind } from '../../io/address-kind';

export interface ListSource {
  /** Its name in messages. */
  shown: string;
  /** One spelling: a list that is named twice is read once. */
  key: string;
  bytes: AsyncIterable<Buffer>;
  /** Of a server's address; undefined for a file, and if the server hung up too early. */
  kind?: AddressKind;
  /** Returns the path or the URL of a sitemap that this index lists. Throws a CliError for any other address. */
  place(address: string): string;
  close(): void;
}
