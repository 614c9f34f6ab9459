import { beforeAll, beforeEach } from 'vitest';
import { engine } from './engine';

/** The longest file has 30 end-to-end tests. It took four minutes in Firefox on a busy machine with two cores. */
const MINUTES = 12;

/**
 * Limits the time of a file. Otherwise, if an engine stops responding, each remaining test waits for its own timeout.
 * Call this function at the top of a file; the harness does so.
 */
export const timeLimit = (minutes = MINUTES): void => {
  if (engine === 'chromium') return;
  let end = Infinity;
  beforeAll(() => {
    end = Date.now() + minutes * 60_000;
  });
  beforeEach(() => {
    if (Date.now() > end) throw new Error(`The ${minutes} minutes that a file has in ${engine} are over.`);
  });
};
