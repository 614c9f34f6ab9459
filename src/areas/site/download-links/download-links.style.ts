import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const downloads = css`
  padding: ${theme.space.x6};
  background: ${theme.texture.surface};
  & h2 {
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    font-size: ${theme.type.headline};
    line-height: ${theme.type.headingLine};
  }
`;

export const version = css`
  min-height: 1.5em;
  margin-top: ${theme.space.x1};
  color: ${theme.color.muted};
`;

export const links = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space.x3};
  margin-top: ${theme.space.x4};
  list-style: none;
  & a {
    justify-content: flex-start;
    width: 100%;
    height: 100%;
    min-height: 56px;
    gap: ${theme.space.x3};
    text-align: start;
    @media print {
      &::after {
        content: attr(href);
      }
    }
  }
  & small {
    display: block;
    font-size: ${theme.type.small};
  }
`;

export const waiting = css`
  height: 60px;
`;
