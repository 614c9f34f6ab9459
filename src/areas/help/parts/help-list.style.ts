import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const list = css`
  list-style: none;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

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

export const rowWave = css`
  height: 44px;
  margin-bottom: 26px;
  &:first-child {
    margin-top: ${theme.space.x3};
  }
`;

/** Has the same height with and without a sort menu, so that adjacent lists align. */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  min-height: 44px;
  justify-content: space-between;
  gap: ${theme.space.x3} ${theme.space.x5};
  margin-bottom: ${theme.space.x3};
`;

export const order = css`
  position: relative;
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
    padding-inline-end: calc(2*${theme.space.x5});
    appearance: none;
    cursor: pointer;
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: ${theme.space.x5};
    width: 4px;
    height: 4px;
    margin-top: 8px;
    background: currentColor;
    box-shadow: -4px -4px, 4px -4px, -8px -8px, 8px -8px;
    pointer-events: none;
    forced-color-adjust: none;
  }
`;

export const pages = css`
  display: flex;
  min-height: 44px;
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
