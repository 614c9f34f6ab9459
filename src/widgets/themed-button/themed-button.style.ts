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
    /* Ignore clicks in slotted content: in a disabled button, an image would still let them through. */
    pointer-events: none;
  }
`;
