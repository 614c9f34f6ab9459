import { css } from '@linaria/core';

export const narrow = css`
  max-width: 560px;
`;

export const waitingField = css`
  height: 44px;
  &:first-child {
    height: 72px;
  }
  &:nth-child(2) {
    height: 196px;
  }
`;
