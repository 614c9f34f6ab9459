import { allowedUrl as allowedUrlOf } from '../platform/allowed-url';
import type { PageAddress } from '../platform/page-address';

/**
 * The page's own check of where an experiment's file may come from: the page's origin, or over https an allowed one.
 * What it refuses, the page refuses too.
 *
 * @param file as the config names it; relative to the page
 * @param page the page's `URL`
 * @param allowedOrigins as in the page's settings: `https://cdn.example`; none by default
 * @returns its absolute URL; undefined where it may not be added
 */
export const allowedUrl = (
  file: string,
  page: PageAddress,
  allowedOrigins: readonly string[] = [],
): string | undefined => allowedUrlOf(file, { experiments: { allowedOrigins } }, page);
