/** The used part of a Trusted Types policy. */
export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** Instead of the policy: code that gets hold of these can't have its own HTML or URL trusted. */
export interface TrustedUses {
  /**
   * Nothing runs or loads. The HTML may hide the document's members: use `protect`.
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
  /** DOMPurify starts with an empty document. */
  readonly forSanitiser: Policy;
}

/**
 * A page can have only one policy. Other scripts can read `window.cobble`, but not the chunks' settings, which contain
 * it.
 */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
