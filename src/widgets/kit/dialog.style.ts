import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * A modal dialog, whatever its place: give that in a class beside, and `--away`, the `translate` of a closed one. It
 * slides out too where the browser can hold it back from vanishing at once (Chrome 117, Safari 18; Firefox lets it go).
 * The page behind is held (`hold-page.ts`), and what scrolls inside passes nothing on. Head and foot stay in sight, but not on screens so low that nothing would be
 * left between them.
 */
export const frame = css`
  position: fixed;
  /* Both are inherited: inside a hidden or unclickable element it would block the page all the same. */
  visibility: visible;
  pointer-events: auto;
  max-width: 100%;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: ${theme.texture.surface};
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: ${theme.color.overlay};
  }
  /* The component has let it down into the page. */
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

/** On the band, whose colours are the theme's own: marked by its outline alone. */
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

/** For head and foot. */
export const stay = css`
  @media (height > 480px) {
    position: sticky;
    z-index: 1;
    inset-block: 0;
  }
`;
