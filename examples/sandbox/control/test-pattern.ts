import { createContext, Script } from 'node:vm';
import { codeOf } from '../http/errors';

/**
 * Milliseconds that a pattern may take on a request. Those that are let in take far less than one on any address that
 * is meant.
 */
const patience = 500;

/** The clock runs on while a busy machine does something else: only what is late each time is slow. */
const tries = 3;

const context: { pattern?: RegExp; texts?: readonly string[] } = createContext({});
const script = new Script('texts.some((text) => pattern.test(text))');

/**
 * Tests a pattern on several texts, and gives up where that takes too long: the judge lets patterns through whose work
 * grows with a power of the text's length, and the text is anybody's.
 *
 * @returns whether it hits one of them; undefined when it was given up
 */
export const testPattern = (pattern: RegExp, texts: readonly string[]): boolean | undefined => {
  Object.assign(context, { pattern, texts });
  for (let left = tries; left; left--) {
    try {
      return script.runInContext(context, { timeout: patience }) === true;
    } catch (error) {
      if (codeOf(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    }
  }
  return undefined;
};
