import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { notice, prompt } from '../../kit/call-view.style';

export const offer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x3} ${theme.space.x5};
  padding: ${theme.space.x4} ${theme.space.x5};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.texture.surface};
  /* A box in a box looks wrong. */
  & > .${notice} {
    padding: 0;
    border: 0;
    background: none;
    & > * {
      flex-basis: auto;
    }
  }
  & > .${prompt} > p {
    flex-basis: auto;
  }
`;

export const words = css`
  flex: 1 1 240px;
  & h2 {
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    font-size: ${theme.type.title};
    line-height: ${theme.type.headingLine};
  }
`;

export const claimed = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.x2};
  min-height: 44px;
  color: ${theme.status.success.text};
`;

export const failed = css`
  flex: 1 0 100%;
  color: ${theme.status.danger.text};
`;

export const waiting = css`
  width: 140px;
  height: 44px;
`;
