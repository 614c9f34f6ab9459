/** Returns the page's origin. A `srcdoc` frame has that of its parent, although its URL has none; a sandboxed one has "null". */
export const pageOrigin = (): string => (location.origin === 'null' ? self.origin : location.origin);
