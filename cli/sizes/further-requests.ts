/** A static import, or an export from another file. */
const SCRIPT = /(?:^|[;}\n])(?:import\b|export\b[^"'`();]*\bfrom\b)[^"'`();]*["']([^"']+)["']/g;
const STYLE = /@import\s*(?:url\()?\s*["']?([^"')]+)|\burl\(\s*["']?(?!data:|#)([^"')]+)/g;

export interface FurtherRequest {
  readonly by: string;
  readonly url: string;
}

/**
 * Finds files that request another file by themselves. No file should, because the loader loads all scripts, in
 * parallel if possible.
 */
export const furtherRequests = (files: ReadonlyMap<string, string>): FurtherRequest[] =>
  [...files].flatMap(([by, text]) =>
    [...text.matchAll(by.endsWith('.css') ? STYLE : SCRIPT)].map(([, url, other]) => ({ by, url: url ?? other ?? '' })),
  );
