import type { BodyPlace } from './safe-body';

/** Put before each id of an article, so that none is another's in the same root. */
export const prefixOf = ({ host }: BodyPlace): string => `${host.id}h-`;
