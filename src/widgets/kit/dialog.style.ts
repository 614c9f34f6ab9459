import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * Combine this class with another that sets the position and `--away`, which is the `translate` of a closed dialog.
 * Firefox doesn't animate the closing.
 */
export const frame = css`
  position: fixed;
  /* Don't inherit these properties: an invisible or unclickable dialog would still block the page. */
  visibility: visible;
  pointer-events: auto;
  max-width: 100%;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: ${theme.texture.surface};
  /* A closing dialog stays a flex container until it has slid out. */
  flex-direction: column;
  &[open] {
    display: flex;
  }
  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: ${theme.color.overlay};
  }
  /* For print, the component moves the dialog into the normal flow. */
  @media print {
    position: static;
  }
  @media (prefers-reduced-motion: no-preference) {
    &,
    &::backdrop {
      transition: ${theme.motion.medium} ${theme.motion.slide} allow-discrete;
      transition-property: translate, opacity, display, overlay;
    }
    &:not([open]) {
      translate: var(--away);
    }
    &:not([open])::backdrop {
      opacity: 0;
    }
    @starting-style {
      &[open] {
        translate: var(--away);
      }
      &[open]::backdrop {
        opacity: 0;
      }
    }
  }
`;

export const title = css`
  font-size: ${theme.type.headline};
`;

/** Hovering shows a border, because no fill suits the header of every theme. */
export const close = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-start: auto;
  border: ${theme.shape.line} solid transparent;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
  }
  &:active {
    translate: 0 ${theme.shape.bevel};
  }
`;

export const body = css`
  flex: 1;
  padding: ${theme.space.x6};
`;

export const foot = css`
  padding: ${theme.space.x4} ${theme.space.x6};
  border-top: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: inset 0 ${theme.shape.bevel} ${theme.color.light};
`;

/** Keeps the dialog's head and foot in view, unless the viewport is very low. */
export const stay = css`
  @media (height > 480px) {
    position: sticky;
    z-index: 1;
    inset-block: 0;
  }
`;
