import { beforeAll, beforeEach } from 'vitest';
import { engine } from './engine';

/** The longest file, with 30 end-to-end tests, took four in Firefox on a busy machine with two cores. */
const MINUTES = 12;

/**
 * Fails the remaining tests of a file after a time limit, except in Chromium. Otherwise, each test would wait for its
 * own timeout if an engine stops responding. Call it at the top of a file; the harness does.
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
