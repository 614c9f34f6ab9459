import { ownCopy } from '../platform/own-copy';
import { isObject } from './is-object';

/** A source of settings: the tag, `cobbleSettings` or the page's JSON. */
interface Source {
  readonly endpoints?: { readonly api?: unknown } | null;
}

/**
 * Merges sources of settings, the strongest first (interface 1, 9). A setting wins even if it equals the default; an
 * empty one counts as absent. Objects merge member by member.
 */
export const mergeSettings = (sources: readonly unknown[]): Record<string, unknown> => {
  const merged = Object.create(null) as Record<string, unknown>;
  // Copies only have own members, so nothing on `Object.prototype` is read below.
  for (const source of ownCopy(sources.filter(isObject)) as readonly Source[]) {
    for (const [key, value] of Object.entries(source)) {
      const given = merged[key];
      if (isObject(given)) merged[key] = { ...(isObject(value) ? value : {}), ...given };
      else merged[key] = given || value;
    }
    // A weaker source never overrules a stronger one by the other name of a setting (threat 1).
    merged.api ||= source.endpoints?.api;
  }
  return merged;
};
