import type { Theme } from '../../src/themes/theme';

/** A theme as the text of a file of one's own, with every role of the contract. It imports nothing. */
export const themeSource = (theme: Theme, name: string): string => {
  const value = JSON.stringify({ ...theme, name }, null, 2).replace(/^( *)"([a-zA-Z_]\w*)":/gm, '$1$2:');
  return `// A theme of your own: change any value, then build it. A pair of colours that is too weak to be read is refused.
export const theme = ${value};
`;
};
