/**
 * A text of an answer, numbers made text; undefined for anything else and for an empty one. An object is never asked
 * for its text: it may have none.
 */
export const toText = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value || undefined
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : undefined;
