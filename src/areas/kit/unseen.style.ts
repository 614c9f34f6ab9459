import { css } from '@linaria/core';

/** Takes its room, and is neither seen nor reached. */
export const unseen = css`
  position: relative;
  visibility: hidden;
`;
