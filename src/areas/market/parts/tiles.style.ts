import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** As many a row as have room. */
export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${theme.space.x4};
  list-style: none;
  & > li {
    display: grid;
  }
`;

/** A tile that is still loading: its picture's shape, and the height of its words below. */
export const waiting = css`
  display: grid;
  padding-bottom: 132.5px;
  &::before {
    content: '';
    aspect-ratio: 16 / 9;
    margin: 4px;
  }
`;

/** An area of the marketplace, with its heading. */
export const area = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  padding: ${theme.space.x5};
  background: ${theme.texture.surface};
  & h2 {
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    font-size: ${theme.type.headline};
    line-height: ${theme.type.headingLine};
  }
`;

/** Heading and what stands beside it. */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x2} ${theme.space.x4};
`;

/** Of the height of the buttons that come to stand beside it. */
export const tall = css`
  min-height: 44px;
`;

/** A sentence under the heading. */
export const intro = css`
  max-width: 60ch;
  color: ${theme.color.muted};
`;
