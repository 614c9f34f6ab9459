import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * The class of every widget's outermost element, `className={`${base} ${tile}`}`. Cuts off what the host page's styles
 * pass on by inheritance (LDR-5), sets the theme's text, and resets what is inside: no margins, paddings, borders or
 * fonts of the browser's. All of it has the specificity of nothing, so that any class of a widget wins, whatever the
 * order. Draws the focus ring in two tones for everything inside. An element with a bevel sets `--bevel` and
 * `box-shadow: var(--bevel)`: the ring is added to it. On paper nothing is painted or cut off, whatever a widget says.
 * A shadow root holds a widget and nothing else, so what is inside needs no class before it: 130 bytes of each sheet.
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
    font: medium/${theme.type.bodyLine} ${theme.type.body};
    overflow-wrap: anywhere;
    -webkit-text-size-adjust: 100%;
  }
  :global(* *) {
    margin: 0;
    padding: 0;
    border: 0 solid;
    background: none;
    color: inherit;
    font: inherit;
  }
  :global(*) {
    box-sizing: border-box;
    --bevel: 0 0 #0000;
  }
  :global(:where(svg)) {
    flex: none;
    fill: currentColor;
    shape-rendering: crispEdges;
  }
  /* Twice: it wins over a widget's shadow. */
  :global(:focus-visible:focus-visible) {
    outline: 2px solid ${theme.color.focusOuter};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusInner}, var(--bevel);
  }
  @media print {
    /* Ink, not surfaces, and all of it. */
    :global(*),
    :global(::before),
    :global(::after) {
      background: none !important;
      box-shadow: none !important;
      color: #000 !important;
      max-height: none !important;
      overflow: visible !important;
    }
    /* What is pressed does nothing on paper. */
    :global(button) {
      display: none !important;
    }
  }
`;
