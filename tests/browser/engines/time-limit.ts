import { beforeAll, beforeEach } from 'vitest';
import { engine } from './engine';

/** The longest file, of 30 journeys, took four of them in Firefox on a busy machine of two cores. */
const MINUTES = 12;

/**
 * Outside of Chromium a test file's tests fail at once when its time is over: where an engine has stopped to answer,
 * each of them would wait for as long as a test may take. Call it at the top of a file; the harness does.
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
