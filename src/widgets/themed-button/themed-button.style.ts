import { css } from '@linaria/core';

/** Fits its text, up to the width that the page gives to the element. */
export const fit = css`
  :global(:host(:not([hidden]))) {
    display: inline-flex;
    max-width: 100%;
    vertical-align: middle;
  }
  width: 100%;
  position: relative;
  & ::slotted(*) {
    /* What is slotted is never hit itself: a disabled button must not pass its picture's clicks on. */
    pointer-events: none;
  }
`;
