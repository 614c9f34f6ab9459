export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/**
 * The allowed uses of the policy. Code that gets only these, not the policy, can't make its own HTML or URL trusted.
 */
export interface TrustedUses {
  /**
   * Parses HTML without running or loading anything. The HTML may hide the document's members, so use `protect`.
   *
   * @throws the browser's rejection
   */
  parse(html: string): Document;
  /**
   * @param inert a protected document where nothing runs or loads
   * @throws the browser's rejection
   */
  write(inert: Document, html: string): void;
  /** @throws the browser's rejection, or a TypeError if experiments may not load the URL */
  setSource(script: HTMLScriptElement, url: string): void;
  /** The policy for DOMPurify, which starts with an empty document. */
  readonly forSanitiser: Policy;
}

/**
 * Holds the page's only policy. Other scripts can read `window.cobble`, but not the chunks' settings, which contain
 * this object.
 */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
