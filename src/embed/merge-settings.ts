import { ownCopy } from '../platform/own-copy';
import { isObject } from './is-object';

interface Source {
  readonly endpoints?: { readonly api?: unknown } | null;
}

/**
 * Merges settings from sources in order of precedence (interfaces 1 and 9). The first truthy value wins, even if it
 * equals the default.
 */
export const mergeSettings = (sources: readonly unknown[]): Record<string, unknown> => {
  const merged = Object.create(null) as Record<string, unknown>;
  // Copy the sources, so that they don't inherit members that scripts add to `Object.prototype`.
  for (const source of ownCopy(sources.filter(isObject)) as readonly Source[]) {
    for (const [key, value] of Object.entries(source)) {
      const given = merged[key];
      if (isObject(given)) merged[key] = { ...(isObject(value) ? value : {}), ...given };
      else merged[key] = given || value;
    }
    // `api` and `endpoints.api` are one setting (threat 1). Read both before the next source, which has lower
    // precedence.
    merged.api ||= source.endpoints?.api;
  }
  return merged;
};
