/** A static import, or an export from another file. */
const SCRIPT = /(?:^|[;}\n])(?:import\b|export\b[^"'`();]*\bfrom\b)[^"'`();]*["']([^"']+)["']/g;
const STYLE = /@import\s*(?:url\()?\s*["']?([^"')]+)|\burl\(\s*["']?(?!data:|#)([^"')]+)/g;

/** A file of the build that requests another one as soon as it has arrived, which takes another round trip. */
export interface FurtherRequest {
  readonly by: string;
  readonly url: string;
}

/**
 * Scripts load others through the loader, in parallel if possible, so none of the build's files should request another
 * one by itself.
 */
export const furtherRequests = (files: ReadonlyMap<string, string>): FurtherRequest[] =>
  [...files].flatMap(([by, text]) =>
    [...text.matchAll(by.endsWith('.css') ? STYLE : SCRIPT)].map(([, url, other]) => ({ by, url: url ?? other ?? '' })),
  );
