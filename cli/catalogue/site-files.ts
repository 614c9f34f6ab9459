import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What lies beside the pages as it is, in `site`. */
export const SITE_FILES = ['frame.css', 'content.css', 'find.css', 'catalogue.js', 'look.js'] as const;

/** One of them; read each time, so that a change is seen by the next reload. */
export const readSiteFile = (name: (typeof SITE_FILES)[number]): string =>
  readFileSync(join(import.meta.dirname, 'site', name), 'utf8');
