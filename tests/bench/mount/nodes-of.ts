import type { Contender } from './contenders';

/** Returns the markup of a number of a contender's tiles. */
export const nodesOf = ({ node }: Pick<Contender, 'node'>, tiles: number): string =>
  Array.from({ length: tiles }, (_, n) => node(n)).join('');
