import { css } from '@linaria/core';
import { theme } from '../../themes/current';

export const stack = css`
  display: grid;
  max-width: 100%;
`;

/** The last of several is shorter, as in a paragraph. */
const last = '&:nth-of-type(n + 2):last-of-type { width: 60%; }';

/** A line of text with the space that lines have between them: so many take the room of so many lines. */
export const line = css`
  height: 1em;
  margin-block: calc((${theme.type.bodyLine} - 1) / 2 * 1em);
  ${last}
`;

export const block = css`
  & + & {
    margin-top: ${theme.space.x2};
  }
  ${last}
`;
