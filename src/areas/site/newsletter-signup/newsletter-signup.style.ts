import { css } from '@linaria/core';

/** A readable width for a form. */
export const narrow = css`
  max-width: 560px;
`;

/** The skeleton of a field: address, newsletters, checkbox, button. */
export const waitingField = css`
  height: 44px;
  &:first-child {
    height: 72px;
  }
  &:nth-child(2) {
    height: 196px;
  }
`;
