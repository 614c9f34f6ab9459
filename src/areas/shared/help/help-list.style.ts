import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** Articles below each other. */
export const list = css`
  list-style: none;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** One of them. */
export const row = css`
  padding-block: ${theme.space.x3};
  border-top: 1px solid ${theme.color.line};
  &:last-child {
    border-bottom: 1px solid ${theme.color.line};
  }
  & > a {
    display: block;
    font-weight: ${theme.type.strongWeight};
  }
  & > p {
    color: ${theme.color.muted};
    font-size: ${theme.type.small};
  }
`;

/** One that is still loading, at its size. */
export const rowWave = css`
  height: 44px;
  margin-block: 12px 13px;
`;

/** Heading and order in one line while there is room. */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.x3} ${theme.space.x5};
  margin-bottom: ${theme.space.x3};
`;

/** The choice of an order. */
export const order = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.x3};
  & > label {
    margin: 0;
    white-space: nowrap;
  }
  & > select {
    flex: 1 1 176px;
    min-width: 0;
    cursor: pointer;
  }
`;

/** Links to the other pages, at the same places on each. */
export const pages = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x2};
  margin-top: ${theme.space.x5};
  white-space: nowrap;
  @media (max-width: 480px) {
    & > a {
      padding-inline: ${theme.space.x2};
    }
  }
`;
