import { css } from '@linaria/core';

export const unseen = css`
  position: relative;
  visibility: hidden;
`;
