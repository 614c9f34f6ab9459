import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { bevel } from '../../../widgets/kit/bevel';

export const votes = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x3};
  margin-top: ${theme.space.x8};
  padding-top: ${theme.space.x5};
  border-top: ${theme.shape.line} solid ${theme.color.line};
  & > p:first-child {
    flex: 1 1 100%;
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    font-size: ${theme.type.large};
    line-height: ${theme.type.headingLine};
  }
`;

export const choice = css`
  min-width: 96px;
  &[data-vote='-1'] svg {
    transform: scaleY(-1);
  }
  &[aria-pressed='true'] {
    background: ${theme.selected.surface};
    color: ${theme.selected.text};
    --bevel: ${bevel({ light: theme.color.dark, dark: theme.color.light })};
    /* In forced colours the background disappears, so underline the chosen button. */
    text-decoration: underline;
  }
`;

export const said = css`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  &:empty {
    display: none;
  }
  &[data-state] {
    flex: 1 1 100%;
    color: ${theme.status.success.text};
  }
  &[data-state]:not([data-state='done']) {
    color: ${theme.status.danger.text};
  }
`;
