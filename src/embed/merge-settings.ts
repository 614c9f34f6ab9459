import { ownCopy } from '../platform/own-copy';

/** One way to give settings: the tag, `cobbleSettings`, the page's JSON. */
interface Way {
  readonly endpoints?: { readonly api?: unknown } | null;
}

/** Whether it has members that count by themselves; a list or a text is one value. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges the ways to give settings (interface 1, 9). A setting that is there wins, even if it equals the default. An
 * empty one counts as absent. In an object each member counts by itself.
 *
 * @param ways the strongest first
 * @returns a new object without a prototype
 */
export const mergeSettings = (ways: readonly unknown[]): Record<string, unknown> => {
  const merged = Object.create(null) as Record<string, unknown>;
  // Copies have own members alone, so that nothing of `Object.prototype` is read below.
  for (const way of ownCopy(ways.filter(isObject)) as readonly Way[]) {
    for (const [key, value] of Object.entries(way)) {
      const given = merged[key];
      if (isObject(given)) merged[key] = { ...(isObject(value) ? value : {}), ...given };
      else merged[key] = given || value;
    }
    // Two names of one setting: a weaker way never overrules a stronger one under the other name (threat 1).
    merged.api ||= way.endpoints?.api;
  }
  return merged;
};
