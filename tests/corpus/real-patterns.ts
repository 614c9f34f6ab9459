import { readFileSync } from 'node:fs';

/**
 * Patterns of the kinds that people write, and those that are known for stalling: of URLs, of fields, of logs. One a
 * line.
 */
export const realPatterns: readonly string[] = readFileSync(new URL('real-patterns.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
