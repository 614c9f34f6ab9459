import { css } from '@linaria/core';

/** Invisible and inert, but still takes up its space. */
export const unseen = css`
  position: relative;
  visibility: hidden;
`;
