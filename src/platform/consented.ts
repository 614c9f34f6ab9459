import type { ConsentAnswer } from '../services/consent/consent-answer';
import { consentKey } from './consent-key';

/**
 * Whether the visitor agrees (interface 9). Without `data-consent`, true until the page passes `false`. Don't cache it,
 * because the answer may change.
 */
export const consented = (what: 'storage' | 'telemetry'): boolean => {
  let agreed = true;
  for (const answer of (globalThis as { [consentKey]?: readonly ConsentAnswer[] })[consentKey] ?? []) {
    // A partial answer leaves the rest unchanged.
    const given = answer && typeof answer === 'object' ? answer[what] : answer;
    // Any other value than `true` is a refusal.
    if (given !== undefined) agreed = given === true;
  }
  return agreed;
};
