import { readFileSync } from 'node:fs';

/** Real patterns for URLs, fields and logs, plus known slow patterns. */
export const realPatterns: readonly string[] = readFileSync(new URL('real-patterns.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
