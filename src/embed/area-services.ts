import type { Context } from '../loader/types';

const serviceChunks = new Map(Object.entries(__AREAS__));

/**
 * Loads an area's services in parallel with its component, which reports a failed load.
 *
 * @returns whether this build has the area
 */
export default (area: string, { publicApi }: Pick<Context, 'publicApi'>): boolean => {
  const chunk = serviceChunks.get(area);
  if (chunk) for (const name of new Set(['services', chunk])) publicApi.shared.load(name).catch(() => {});
  return chunk !== undefined;
};
