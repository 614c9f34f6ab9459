import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * The strip at the head of a panel, with its name and its buttons: the theme's own ground between two drawn edges. Lay out what is inside with
 * flex: `<header className={band}><h2>…</h2><button>…</button></header>`.
 */
export const band = css`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${theme.space.x4};
  padding: calc(${theme.space.x3} + ${theme.band.crestHeight}) ${theme.space.x4} calc(${theme.space.x3} + ${theme.band.footHeight}) ${theme.space.x6};
  background: ${theme.band.background};
  color: ${theme.band.text};
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  letter-spacing: ${theme.type.headingSpacing};
  line-height: ${theme.type.headingLine};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: ${theme.band.crestHeight};
    background: ${theme.band.crest};
  }
  &::after {
    inset: auto 0 0;
    height: ${theme.band.footHeight};
    background: ${theme.band.foot};
  }
`;
