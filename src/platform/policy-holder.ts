export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** Code gets these uses instead of the policy, so it can't make any HTML or URL trusted. */
export interface TrustedUses {
  /**
   * Parses HTML without running or loading anything. The HTML may hide the document's members, so `protect` the result.
   */
  parse(html: string): Document;
  /**
   * @param inert a protected document where nothing runs or loads
   * @throws the browser's rejection
   */
  write(inert: Document, html: string): void;
  /** @throws TypeError if experiments may not load the URL */
  setSource(script: HTMLScriptElement, url: string): void;
  /** DOMPurify only needs it to create an empty document, so it replaces any HTML by an empty comment. */
  readonly forSanitiser: Policy;
}

/** In the settings, because other scripts can read `window.cobble`, but not the settings. */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
