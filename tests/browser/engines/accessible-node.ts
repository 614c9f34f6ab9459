/** What a screen reader gets for an element, in the names of Chromium's accessibility tree. */
export interface AccessibleNode {
  readonly ignored: boolean;
  readonly role?: string;
  readonly name?: string;
  readonly description?: string;
  readonly [state: string]: unknown;
}
