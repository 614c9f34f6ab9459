import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const search = css`
  padding: ${theme.space.x5} ${theme.space.x6} ${theme.space.x6};
  background: ${theme.texture.surface};
  @media (max-width: 480px) {
    padding: ${theme.space.x4};
  }
`;

export const field = css`
  position: relative;
  & > svg {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-start: ${theme.space.x4};
    color: ${theme.color.muted};
    pointer-events: none;
  }
  & > input {
    min-height: 48px;
    padding-inline-start: ${theme.space.x12};
  }
`;

export const found = css`
  margin-top: ${theme.space.x5};
`;

export const count = css`
  color: ${theme.color.heading};
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  font-size: ${theme.type.large};
`;

export const piece = css`
  max-width: 46em;
  & mark {
    background: none;
    color: ${theme.color.text};
    font-weight: ${theme.type.strongWeight};
    text-decoration: underline 2px ${theme.color.accent};
    text-underline-offset: 2px;
  }
`;
