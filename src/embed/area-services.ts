import type { Context } from '../loader/types';
import { checkTag } from './check-tag';

const serviceChunks = new Map(Object.entries(__AREAS__));

/**
 * Loads an area's services in parallel with its component. Ignores failures, because the component reports them.
 *
 * @returns whether this build has the area
 */
export default (area: string, context: Pick<Context, 'publicApi' | 'runChunk'>): boolean => {
  checkTag(context);
  const { publicApi } = context;
  const chunk = serviceChunks.get(area);
  if (chunk) for (const name of new Set(['services', chunk])) publicApi.shared.load(name).catch(() => {});
  return chunk !== undefined;
};
