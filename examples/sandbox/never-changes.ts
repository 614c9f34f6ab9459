/**
 * Whether a file of a build never changes what it holds: its name has the build's id (the hosting chapter of
 * docs/site-developers.md).
 */
export const neverChanges = (path: string): boolean => /\.[0-9a-f]{6}\.\w+$/.test(path);
