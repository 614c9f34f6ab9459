import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** Native scrolling supports swiping, wheels and keys. */
export const scrollingRow = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(80%, 232px);
  gap: ${theme.space.x4};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  /* Space for the tiles' focus ring and shadow. */
  margin: calc(-1*${theme.space.x2});
  padding: ${theme.space.x2};
  scroll-padding-inline: ${theme.space.x2};
  list-style: none;
  & > * {
    display: grid;
    scroll-snap-align: start;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    grid: auto / repeat(auto-fill, minmax(200px, 1fr));
  }
`;

export const arrows = css`
  &:not([hidden]) {
    display: flex;
  }
  gap: ${theme.space.x2};
  & button {
    padding-inline: ${theme.space.x3};
  }
  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;
