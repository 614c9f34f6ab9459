import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from '../kit/bevel';

export const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x3} ${theme.space.x4};
  padding: ${theme.space.x4} ${theme.space.x5};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: ${bevel(theme.color)}, ${theme.shape.depth} ${theme.shape.depth} ${theme.color.shadow};
`;

export const compact = css`
  display: inline-flex;
  max-width: 100%;
  gap: ${theme.space.x1} ${theme.space.x2};
  padding: ${theme.space.x1};
  padding-inline-start: ${theme.space.x3};
  box-shadow: ${bevel(theme.color)};
  vertical-align: middle;
  font-size: ${theme.type.large};
`;

export const status = css`
  display: contents;
`;

/** In a narrow widget, the button wraps first, then the figures. */
export const figures = css`
  flex: 1 1 auto;
`;

export const label = css`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
`;

export const amount = css`
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  line-height: ${theme.type.headingLine};
  /* In quirks mode, a line without text is less tall, so add a zero-width space. */
  &::before {
    content: '\\200b';
  }
`;

export const large = css`
  font-size: ${theme.type.display};
  & svg {
    width: 32px;
    height: 32px;
    margin-inline-end: ${theme.space.x2};
    vertical-align: -6px;
  }
`;

/** The amount replaces this placeholder without a layout shift, because the placeholder isn't taller. */
export const placeholder = css`
  display: inline-block;
  width: 3em;
  height: .8em;
`;

export const message = css`
  display: flex;
  gap: ${theme.space.x2};
  order: 1;
  flex: 1 1 100%;
  padding: ${theme.space.x2} ${theme.space.x3};
  border-inline-start: 4px solid;
  font-size: ${theme.type.small};
  & svg {
    margin-top: 2px;
  }
`;

const colors = ({ text, soft, line }: typeof theme.status.danger) => `
  background: ${soft};
  border-color: ${line};
  color: ${text};
`;

export const error = css`
  ${colors(theme.status.danger)}
`;

export const warning = css`
  ${colors(theme.status.warning)}
`;

export const plus = css`
  position: relative;
  min-width: 44px;
  padding-inline: 0;
`;
