import type { AddressKind } from '../../io/address-kind';

/** An open list of URLs. */
export interface ListSource {
  /** Its name in messages. */
  shown: string;
  /** The path or address in one spelling: a list that is named twice is read once. */
  key: string;
  bytes: AsyncIterable<Buffer>;
  /** The kind of a server's address; undefined for a file, and if the server hung up too early. */
  kind?: AddressKind;
  /** Resolves the address of a sitemap that this index lists to a path or a URL. @throws CliError */
  place(address: string): string;
  close(): void;
}
