import type { Call } from '../http/call';
import { numberOf } from '../http/params';

export interface Slice<T> {
  readonly members: T[];
  readonly about: {
    readonly count: number;
    readonly page: number;
    readonly per_page: number;
    readonly page_count: number;
    readonly next_page: string | null;
    readonly previous_page: string | null;
  };
}

/**
 * @param defaultSize 100 or less
 * @throws Refusal 400 for an invalid page or size
 */
export const sliceOf = <T>(
  all: readonly T[],
  { query, origin, path }: Pick<Call, 'query' | 'origin' | 'path'>,
  defaultSize: number,
): Slice<T> => {
  const number = numberOf(query, 'page', 1, 1);
  const size = Math.min(numberOf(query, 'per_page', defaultSize, 1), 100);
  const pages = Math.ceil(all.length / size);
  const address = (page: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(page));
    return `${origin}${path}?${next}`;
  };
  return {
    members: all.slice((number - 1) * size, number * size),
    about: {
      count: all.length,
      page: number,
      per_page: size,
      page_count: pages,
      next_page: number < pages ? address(number + 1) : null,
      previous_page: number > 1 ? address(number - 1) : null,
    },
  };
};
