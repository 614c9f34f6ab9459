import { readFileSync } from 'node:fs';

/** Real patterns for URLs, fields and logs, and known slow ones. One per line. */
export const realPatterns: readonly string[] = readFileSync(new URL('real-patterns.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
