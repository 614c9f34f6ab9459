import { css } from '@linaria/core';

/** Inert, but takes its space. */
export const unseen = css`
  position: relative;
  visibility: hidden;
`;
