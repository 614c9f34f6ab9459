import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** `<header className={band}><h2>…</h2><button>…</button></header>` */
export const band = css`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${theme.space.x4};
  padding-block: calc(${theme.space.x3} + ${theme.band.crestHeight}) calc(${theme.space.x3} + ${theme.band.footHeight});
  padding-inline: ${theme.space.x6} ${theme.space.x4};
  background: ${theme.band.background};
  color: ${theme.band.text};
  font: ${theme.type.headingWeight} 1em/${theme.type.headingLine} ${theme.type.heading};
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
