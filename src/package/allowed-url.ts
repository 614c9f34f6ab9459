import { allowedUrl as allowedUrlOf } from '../platform/allowed-url';
import type { PageAddress } from '../platform/page-address';

/**
 * Returns the URL of an experiment's file if a page accepts it: on the page's origin, or over https on an allowed
 * origin.
 *
 * @param file the file's URL as in the config, relative to the page
 * @param page the page's `URL`
 * @param allowedOrigins as in the page's settings, such as `https://cdn.example`. Default: none
 * @returns the absolute URL, or undefined if the page rejects the file
 */
export const allowedUrl = (
  file: string,
  page: PageAddress,
  allowedOrigins: readonly string[] = [],
): string | undefined => allowedUrlOf(file, { experiments: { allowedOrigins } }, page);
