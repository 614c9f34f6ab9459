import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const status = css`
  padding: ${theme.space.x4} ${theme.space.x5};
  border-inline-start: ${theme.space.x2} solid ${theme.color.control};
  background: ${theme.texture.surface};
  &[data-state='well'] {
    border-color: ${theme.status.success.line};
  }
  &[data-state='news'] {
    border-color: ${theme.status.warning.line};
  }
`;

export const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x2} ${theme.space.x4};
  /* Space for the button, which appears later. */
  min-height: 44px;
  & > h2 {
    color: ${theme.color.muted};
    font-size: ${theme.type.small};
  }
`;

export const line = css`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.x3};
  margin-top: ${theme.space.x1};
  color: ${theme.color.heading};
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  font-size: ${theme.type.large};
  line-height: ${theme.type.headingLine};
  & > svg {
    color: ${theme.status.warning.text};
  }
  [data-state='well'] > & > svg {
    color: ${theme.status.success.text};
  }
`;

export const day = css`
  margin-top: ${theme.space.x1};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
`;

export const fold = css`
  & > summary {
    display: inline-block;
    min-height: 24px;
    margin-top: ${theme.space.x2};
    color: ${theme.color.link};
    text-decoration: underline;
    cursor: pointer;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
    & > summary {
      display: none;
    }
  }
`;

export const lineWave = css`
  width: min(100%, 360px);
  height: 46px;
  margin-top: ${theme.space.x1};
`;
