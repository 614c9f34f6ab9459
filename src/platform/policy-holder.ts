export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/**
 * The allowed uses of the Trusted Types policy. Code gets these instead of the policy, so it can't make any HTML or URL
 * trusted.
 */
export interface TrustedUses {
  /**
   * Parses HTML without running or loading anything. The HTML may hide the document's members, so wrap the result in
   * `protect`.
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
  /** A policy for DOMPurify, which only needs it to create an empty document. Replaces any HTML by an empty comment. */
  readonly forSanitiser: Policy;
}

/**
 * Holds the uses of the page's only policy. The holder is in the settings, because other scripts can read
 * `window.cobble`, but not the settings.
 */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
