import type { AddressKind } from '../../io/address-kind';

export interface ListSource {
  /** Its name in messages. */
  shown: string;
  /** One spelling: a list that is named twice is read once. */
  key: string;
  bytes: AsyncIterable<Buffer>;
  /** Of a server's address; undefined for a file, and if the server hung up too early. */
  kind?: AddressKind;
  /** Resolves the address of a sitemap in this index to a path or a URL. @throws CliError */
  place(address: string): string;
  close(): void;
}
