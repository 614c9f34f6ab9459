import { css } from '@linaria/core';

export const fit = css`
  :global(:host(:not([hidden]))) {
    display: inline-flex;
    max-width: 100%;
    vertical-align: middle;
  }
  width: 100%;
  position: relative;
  & ::slotted(*) {
    /* Otherwise, clicking an image in a disabled button would still fire a click event. */
    pointer-events: none;
  }
`;
