import type { ConsentAnswer } from '../services/consent/consent-answer';
import { consentKey } from './consent-key';

/**
 * Whether the visitor has agreed (interface 9): to what is kept on the device and what needs that (`storage`), or to
 * being told of (`telemetry`). Asked each time, as the answer may change while a page is open. Without `data-consent`,
 * and where there is no tag at all, it counts as given until `false` is said.
 */
export const consented = (what: 'storage' | 'telemetry'): boolean => {
  let is = true;
  for (const answer of (globalThis as { [consentKey]?: readonly ConsentAnswer[] })[consentKey] ?? []) {
    // An answer in part leaves the rest as it was.
    const given = answer && typeof answer === 'object' ? answer[what] : answer;
    // Whatever a page's script says: `true` alone is consent.
    if (given !== undefined) is = given === true;
  }
  return is;
};
