import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * The class of every widget's outermost element, `className={`${base} ${tile}`}`. Cuts off what the host page's styles
 * pass on by inheritance (LDR-5), sets the theme's text, and resets what is inside: no margins, paddings, borders or
 * fonts of the browser's. All of it has the specificity of nothing, so that any class of a widget wins, whatever the
 * order. Draws the focus ring in two tones for everything inside. An element with a bevel sets `--bevel` and
 * `box-shadow: var(--bevel)`: the ring is added to it. On paper nothing is painted or cut off, whatever a widget says.
 */
export const base = css`
  :where(&) {
    /* Leaves direction alone, as it should be. A hidden or unclickable region of the page stays so. */
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    display: block;
    color-scheme: ${theme.scheme};
    /* Firefox draws white ones on a dark theme. */
    scrollbar-color: ${theme.color.control} ${theme.color.sunken};
    color: ${theme.color.text};
    font-family: ${theme.type.body};
    line-height: ${theme.type.bodyLine};
    overflow-wrap: anywhere;
    -webkit-text-size-adjust: 100%;
  }
  :where(& *) {
    margin: 0;
    padding: 0;
    border: 0 solid;
    background: none;
    color: inherit;
    font: inherit;
  }
  :where(&, & *, & ::before, & ::after) {
    box-sizing: border-box;
    --bevel: 0 0 #0000;
  }
  :where(& svg) {
    flex: none;
    fill: currentColor;
    shape-rendering: crispEdges;
  }
  &:focus-visible,
  & :focus-visible {
    outline: 2px solid ${theme.color.focusOuter};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusInner}, var(--bevel);
  }
  @media print {
    /* Ink, not surfaces, and all of it. */
    &,
    & *,
    & ::before,
    & ::after {
      background: none !important;
      box-shadow: none !important;
      color: #000 !important;
      max-height: none !important;
      overflow: visible !important;
    }
    /* What is pressed does nothing on paper. */
    & button,
    button& {
      display: none !important;
    }
  }
`;
