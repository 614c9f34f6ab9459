/** The used part of a Trusted Types policy. Its results are objects to the browser, and strings to TypeScript. */
export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/**
 * The guarded actions, instead of the policy itself: code that gets hold of them can't have its own HTML or URL
 * trusted.
 */
export interface TrustedUses {
  /**
   * Parses HTML in a document where nothing runs or loads. Names in it may hide members of the document: use `protect`.
   *
   * @throws the browser's rejection
   */
  parse(html: string): Document;
  /** Writes HTML into a protected document where nothing runs or loads. @throws the browser's rejection */
  write(inert: Document, html: string): void;
  /** Sets the URL of a script. @throws the browser's rejection, or a TypeError if experiments may not load the URL */
  setSource(script: HTMLScriptElement, url: string): void;
  /** For DOMPurify, which starts with an empty document: all it gets is an empty comment. */
  readonly forSanitiser: Policy;
}

/**
 * Holds the page's only Trusted Types policy for all chunks. The settings contain it, because only chunks get them:
 * other scripts can read `window.cobble`.
 */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
