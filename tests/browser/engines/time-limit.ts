import { beforeAll, beforeEach } from 'vitest';
import { engine } from './engine';

/** The longest file, with 30 end-to-end tests, took four in Firefox on a busy machine with two cores. */
const MINUTES = 12;

/**
 * If an engine stops responding, each remaining test would wait for its own timeout. Call it at the top of a file; the
 * harness does.
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
