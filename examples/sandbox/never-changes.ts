/**
 * Whether a file of a build never changes what it holds: its name has a digest (the hosting chapter of
 * docs/site-developers.md).
 */
export const neverChanges = (path: string): boolean => /\.[0-9a-f]{6}\.\w+$|\/services\/[0-9A-Z]{8}\.js$/.test(path);
