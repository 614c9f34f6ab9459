/**
 * Returns the page's origin. The URL of a `srcdoc` frame lacks one, but the frame has that of its parent. A sandboxed
 * frame returns "null".
 */
export const pageOrigin = (): string => (location.origin === 'null' ? self.origin : location.origin);
