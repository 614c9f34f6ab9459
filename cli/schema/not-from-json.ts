/** Settings that are needed before the page's JSON is read: what they say there has no effect. */
export const notFromJson: readonly string[] = ['scan', 'base', 'antiflicker'];
