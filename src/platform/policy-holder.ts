/** The used part of a Trusted Types policy. Its results are objects in browsers. */
export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** What the policy is used for. Code that gets hold of these can't have its own HTML or URL trusted. */
export interface TrustedUses {
  /**
   * Parses HTML where nothing runs or loads. Its names may hide the document's members: use `protect`.
   *
   * @throws the browser's rejection
   */
  parse(html: string): Document;
  /** Writes HTML into a protected document where nothing runs or loads. @throws the browser's rejection */
  write(inert: Document, html: string): void;
  /** Sets the URL of a script. @throws the browser's rejection, or a TypeError if experiments may not load the URL */
  setSource(script: HTMLScriptElement, url: string): void;
  /** For DOMPurify, which starts with an empty document. */
  readonly forSanitiser: Policy;
}

/**
 * Holds the page's only policy. Only chunks get the settings that contain it; other scripts can read `window.cobble`.
 */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
