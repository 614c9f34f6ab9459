export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** Callers get these functions instead of the policy, which could make any HTML or URL trusted. */
export interface TrustedUses {
  /**
   * Parses HTML without running or loading anything. Elements in it may hide the document's members, so `protect` the
   * result.
   */
  parse(html: string): Document;
  /**
   * @param inert a protected document where nothing runs or loads
   * @throws the browser's error for rejected HTML
   */
  write(inert: Document, html: string): void;
  /** @throws TypeError if the page's settings don't allow the URL */
  setSource(script: HTMLScriptElement, url: string): void;
  /** DOMPurify needs a policy only to create an empty document, so this one replaces all HTML with an empty comment. */
  readonly forSanitiser: Policy;
}

/** Kept in the settings, because other scripts can read `window.cobble`, but not the settings. */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
