import { ownCopy } from '../platform/own-copy';

interface Source {
  readonly endpoints?: { readonly api?: unknown } | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges sources, the strongest first (interface 1, 9). A value wins even if it equals the default, unless it is empty.
 * Objects merge member by member.
 */
export const mergeSettings = (sources: readonly unknown[]): Record<string, unknown> => {
  const merged = Object.create(null) as Record<string, unknown>;
  // A copy doesn't inherit what scripts write to `Object.prototype`.
  for (const source of ownCopy(sources.filter(isObject)) as readonly Source[]) {
    for (const [key, value] of Object.entries(source)) {
      const given = merged[key];
      if (isObject(given)) merged[key] = { ...(isObject(value) ? value : {}), ...given };
      else merged[key] = given || value;
    }
    // Merge the two names within each source, so that a weaker source doesn't overrule a stronger one (threat 1).
    merged.api ||= source.endpoints?.api;
  }
  return merged;
};
