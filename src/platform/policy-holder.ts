/**
 * A Trusted Types policy, as far as it is used here. What it gives is an object to the browser and a text to
 * TypeScript.
 */
export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/**
 * What Cobble does that Trusted Types guard. These are uses of the policy and not the policy: nobody who comes by them
 * can have HTML or a URL of his own trusted.
 */
export interface TrustedUses {
  /**
   * Parses HTML where nothing runs or loads. Names in it may hide members of the document: `protect`.
   *
   * @throws what the browser refuses it with
   */
  parse(html: string): Document;
  /** Writes HTML into a document in which nothing runs or loads, and which is protected. @throws likewise */
  write(inert: Document, html: string): void;
  /** Gives a script its URL. @throws likewise, and for a URL that experiments may not load */
  setSource(script: HTMLScriptElement, url: string): void;
  /** For DOMPurify, which begins with an empty document: whatever it asks for, it gets an empty comment. */
  readonly forSanitiser: Policy;
}

/**
 * Holds the page's one Trusted Types policy for all chunks. The settings have it, which the loader hands to chunks
 * alone: what is on `window.cobble`, other scripts can take.
 */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
