import { toNumber } from '../to-number';
import type { SoundItem } from './sound-items';
import { soundItems } from './sound-items';

/** What a list or a search has answered. */
export interface ItemsRead {
  readonly items: SoundItem[];
  /** Of all pages; at least those that are here. */
  readonly count: number;
}

/**
 * Reads `{ items, count }`, and what the site's search is seen to answer: `{ result: { results, count } }`. Anything
 * else is an empty list.
 */
export const readList = (answer: unknown): ItemsRead => {
  const whole = (answer ?? {}) as Record<string, unknown>;
  const given = (whole.result && typeof whole.result === 'object' ? whole.result : whole) as Record<string, unknown>;
  const items = soundItems(given.items ?? given.results);
  return { items, count: Math.max(items.length, Math.floor(toNumber(given.count) ?? 0)) };
};
