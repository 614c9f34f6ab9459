/** An element's accessible properties, named as in Chromium's accessibility tree. */
export interface AccessibleNode {
  readonly ignored: boolean;
  readonly role?: string;
  readonly name?: string;
  readonly description?: string;
  readonly [state: string]: unknown;
}
