export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** Callers get these functions instead of the policy, because the policy would accept any HTML. */
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
  /**
   * The policy for DOMPurify, which uses it only to create an empty document. Returns an empty comment for any HTML.
   */
  readonly forSanitiser: Policy;
}

/** Stored in the settings, which other scripts can't read, unlike `window.cobble`. */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
