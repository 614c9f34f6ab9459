import { css } from '@linaria/core';

/** Invisible and inert, but takes its space. */
export const unseen = css`
  position: relative;
  visibility: hidden;
`;
