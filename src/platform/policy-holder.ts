export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** The allowed uses of the Trusted Types policy. Callers don't get the policy, because it accepts any HTML. */
export interface TrustedUses {
  /**
   * Parses HTML without running or loading anything. Elements in it may hide the document's members, so `protect` the
   * result.
   */
  parse(html: string): Document;
  /**
   * @param inert The protected document, where nothing runs or loads
   * @throws the browser's error for rejected HTML
   */
  write(inert: Document, html: string): void;
  /** @throws TypeError if the page's settings don't allow the URL */
  setSource(script: HTMLScriptElement, url: string): void;
  /**
   * A policy for DOMPurify, which uses it only to create an empty document. The policy turns any HTML into an empty
   * comment.
   */
  readonly forSanitiser: Policy;
}

/** Keeps the Trusted Types functions in the settings. Other scripts can read `window.cobble`, but not the settings. */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
