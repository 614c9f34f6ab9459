import { createContext, Script } from 'node:vm';
import { codeOf } from '../http/errors';

/** Valid patterns take less than a millisecond on normal URLs. */
const TIMEOUT_MS = 500;

/** Several attempts, because one may time out on a busy machine. */
const MAX_ATTEMPTS = 3;

const context: { pattern?: RegExp; texts?: readonly string[] } = createContext({});
const script = new Script('texts.some((text) => pattern.test(text))');

/**
 * Tests a pattern with a timeout, because an allowed pattern may still take polynomial time on untrusted texts.
 *
 * @returns whether the pattern matches a text; undefined after a timeout
 */
export const testPattern = (pattern: RegExp, texts: readonly string[]): boolean | undefined => {
  Object.assign(context, { pattern, texts });
  for (let left = MAX_ATTEMPTS; left; left--) {
    try {
      return script.runInContext(context, { timeout: TIMEOUT_MS }) === true;
    } catch (error) {
      if (codeOf(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    }
  }
  return undefined;
};
