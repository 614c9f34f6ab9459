import { css } from '@linaria/core';

/** As wide as a form is read well. */
export const narrow = css`
  max-width: 560px;
`;

/** A field that is still loading, at its size. */
export const waitingField = css`
  height: 72px;
`;
