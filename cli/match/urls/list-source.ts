import type { AddressKind } from '../../io/address-kind';

/** A list of URLs, opened: what it is called, its bytes, and how what it lists is found. */
export interface ListSource {
  /** As messages call it. */
  shown: string;
  /** The path or address, in one spelling: a list that is named twice is read once. */
  key: string;
  bytes: AsyncIterable<Buffer>;
  /** Of one from a server: what kind of address it came from, undefined where the server hung up too early. */
  kind?: AddressKind;
  /** Where one that it lists stands: a path, or a URL. */
  place(address: string): string;
  close(): void;
}
