import type { Contender } from './contenders';

/** So many of a contender's tiles, as their author writes them. */
export const nodesOf = ({ node }: Pick<Contender, 'node'>, tiles: number): string =>
  Array.from({ length: tiles }, (_, n) => node(n)).join('');
