import type { ConsentAnswer } from '../services/consent/consent-answer';
import { consentKey } from './consent-key';

/**
 * Whether the visitor agrees to a purpose (interface 9). Without `data-consent`, returns true until a `cobble.consent`
 * call refuses the purpose. Don't cache the result: the answer may change.
 */
export const consented = (what: 'storage' | 'telemetry'): boolean => {
  let agreed = true;
  for (const answer of (globalThis as { [consentKey]?: readonly ConsentAnswer[] })[consentKey] ?? []) {
    // An answer may be an object with a property per purpose. If it omits this purpose, the previous answer stays.
    const given = answer && typeof answer === 'object' ? answer[what] : answer;
    // Any value but `true` counts as a refusal.
    if (given !== undefined) agreed = given === true;
  }
  return agreed;
};
