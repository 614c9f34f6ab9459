import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * Combine this class with one variant: `className={`${button} ${buttonPrimary}`}`. Disable a button with `disabled`,
 * and a link with `aria-disabled="true"`.
 */
export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x2};
  min-height: 44px;
  padding: ${theme.space.x2} ${theme.space.x5} calc(${theme.space.x2} + ${theme.shape.depth});
  border: ${theme.shape.line} solid;
  box-shadow: var(--bevel);
  font: ${theme.type.headingWeight} medium/${theme.type.headingLine} ${theme.type.heading};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  &:active {
    padding-block: calc(${theme.space.x2} + ${theme.shape.depth}) ${theme.space.x2};
  }
  &:is(:disabled, [aria-disabled='true']) {
    padding-block: calc(${theme.space.x2} + ${theme.shape.depth} / 2);
    background: ${theme.disabled.surface};
    border-color: ${theme.disabled.line};
    color: ${theme.disabled.text};
    cursor: not-allowed;
    --bevel: 0 0 #0000;
  }
`;
