import type { TrustedUses } from './trusted-types';

/**
 * Holds the page's one Trusted Types policy for all chunks. The settings have it, which the loader hands to chunks
 * alone: what is on `window.cobble`, other scripts can take.
 */
export class PolicyHolder {
  uses: TrustedUses | undefined;
}
