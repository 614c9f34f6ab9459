import type { Collected } from '../report/collect';
import type { Mend } from './apply-fixes';
import { applyFixes } from './apply-fixes';

/** A mend may bring to light what another hid: so often a text is looked at again. */
const ROUNDS = 100;

/**
 * Mends a text until nothing in it can be mended any more, so that a second run changes nothing.
 *
 * @param judge finds what is wrong with a text
 * @returns the text, what is left in it, and what was mended
 */
export const mendText = async <T extends Collected>(
  text: string,
  judge: (text: string) => T | Promise<T>,
): Promise<{ text: string; left: T; mends: Mend[] }> => {
  const mends: Mend[] = [];
  let now = text;
  let left = await judge(now);
  for (let round = 0; round < ROUNDS; round++) {
    const made = applyFixes(now, left.findings);
    if (made.mends.length === 0) break;
    mends.push(...made.mends);
    now = made.text;
    left = await judge(now);
  }
  return { text: now, left, mends };
};
