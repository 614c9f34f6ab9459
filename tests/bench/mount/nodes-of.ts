import type { Contender } from './contenders';

export const nodesOf = ({ node }: Pick<Contender, 'node'>, tiles: number): string =>
  Array.from({ length: tiles }, (_, n) => node(n)).join('');
