import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const strip = css`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1};
    padding: ${theme.space.x1};
    list-style: none;
    background: ${theme.color.surface};
  }
`;

/** Has a border in every state, so that the links don't move. */
export const entry = css`
  display: block;
  min-height: 44px;
  padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x2};
  border-bottom: 4px solid transparent;
  color: ${theme.color.text};
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  line-height: ${theme.type.headingLine};
  text-decoration: none;
  &:hover {
    background: ${theme.color.raised};
    border-bottom-color: ${theme.color.control};
  }
  &[aria-current] {
    background: ${theme.color.raised};
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.heading};
  }
`;
