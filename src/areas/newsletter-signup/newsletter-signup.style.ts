import { css } from '@linaria/core';

/** As wide as a form is read well. */
export const narrow = css`
  max-width: 560px;
`;

/**
 * A field that is still loading, at its size: the address, the list of newsletters, what is to be ticked, the button.
 */
export const waitingField = css`
  height: 44px;
  &:first-child {
    height: 72px;
  }
  &:nth-child(2) {
    height: 196px;
  }
`;
