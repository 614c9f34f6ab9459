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
    /* Slotted content never receives clicks, because an image in a disabled button would pass them on. */
    pointer-events: none;
  }
`;
