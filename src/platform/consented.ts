import type { ConsentAnswer } from '../services/consent/consent-answer';
import { consentKey } from './consent-key';

/**
 * Whether the visitor agrees (interface 9) to stored data (`storage`), or to reports (`telemetry`). Check each time, as
 * the answer may change. Without `data-consent` it is true until the page passes `false`.
 */
export const consented = (what: 'storage' | 'telemetry'): boolean => {
  let agreed = true;
  for (const answer of (globalThis as { [consentKey]?: readonly ConsentAnswer[] })[consentKey] ?? []) {
    // A partial answer leaves the rest unchanged.
    const given = answer && typeof answer === 'object' ? answer[what] : answer;
    // Only `true` is consent, whatever a script passes.
    if (given !== undefined) agreed = given === true;
  }
  return agreed;
};
