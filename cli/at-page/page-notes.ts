import { describeProblem } from '../../src/experiments/engine/problem';
import type { PageReport } from './look-at-page';

/**
 * What is to be known of a page besides what the engine says, in sentences.
 *
 * @param assigned what the assignment is said to list; undefined where nobody said
 */
export const pageNotes = (
  { tag, isOn, waits, found, notes, refused, problems }: PageReport,
  assigned: readonly string[] | undefined,
): string[] => [
  ...notes,
  ...(tag ? [] : ['no script of the page is named cobble.js: nothing runs, unless another script adds the tag']),
  ...(tag && !isOn ? ['without data-experiments="on" the page runs no experiments'] : []),
  ...(waits && isOn
    ? [
        'under data-consent="wait" nothing is assigned before the visitor agrees: until then, only what the address enables runs',
      ]
    : []),
  ...(found && !assigned
    ? [
        'the assignment is not asked, as that counts a visitor: it would need a session id, the language, the platform, the browser, the kind of device, the region and the domain. --flights says what it lists',
      ]
    : []),
  ...problems.map((problem) => `left out of the config: ${describeProblem(problem)}`),
  ...refused.map((file) => `left out by the page, as its origin is not in allowedOrigins: ${file}`),
];
