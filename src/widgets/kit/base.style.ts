import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * The class of every widget's outermost element: `className={`${base} ${tile}`}`.
 *
 * Blocks inherited styles of the host page (LDR-5). The resets have zero specificity, so a widget's classes override
 * them. For a bevel, set `--bevel` and `box-shadow: var(--bevel)`: the focus ring's `box-shadow` includes `--bevel`.
 */
export const base = css`
  :where(&) {
    /*
     * This doesn't reset the text direction. Through the inherited properties, the page can hide a widget or make
     * it unclickable.
     */
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    display: block;
    color-scheme: ${theme.scheme};
    /* By default, Firefox shows a white scrollbar in a dark theme. */
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
  /* The doubled selector has a higher specificity than a widget's own shadow. */
  :global(:focus-visible:focus-visible) {
    outline: 2px solid ${theme.color.focusOuter};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusInner}, var(--bevel);
  }
  @media print {
    /* Print all content, without backgrounds, to save ink. */
    :global(*),
    :global(::before),
    :global(::after) {
      background: none !important;
      box-shadow: none !important;
      color: #000 !important;
      max-height: none !important;
      -webkit-line-clamp: none !important;
      overflow: visible !important;
    }
    /* Controls are useless on paper. */
    :global(button) {
      display: none !important;
    }
  }
`;
