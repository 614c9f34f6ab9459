import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { bevel } from '../../../widgets/kit/bevel';

export const realms = css`
  display: grid;
  gap: ${theme.space.x4};
  padding: ${theme.space.x5};
  background: ${theme.texture.surface};
  & h2,
  & h3 {
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    line-height: ${theme.type.headingLine};
  }
  & h2 {
    font-size: ${theme.type.headline};
  }
  & h3 {
    font-size: ${theme.type.title};
  }
`;

export const record = css`
  display: grid;
  gap: ${theme.space.x3};
  padding: ${theme.space.x4};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: ${bevel(theme.color)};
`;

export const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: ${theme.space.x3};
  & dt {
    color: ${theme.color.muted};
    font-size: ${theme.type.small};
  }
`;

export const list = css`
  display: grid;
  gap: ${theme.space.x3};
  list-style: none;
`;

/** Shows the state as a word, too, because colour alone mustn't distinguish states. */
export const state = css`
  font-weight: ${theme.type.strongWeight};
`;
export const good = css`
  color: ${theme.status.success.text};
`;
export const poor = css`
  color: ${theme.status.warning.text};
`;
export const bad = css`
  color: ${theme.status.danger.text};
`;

export const offer = css`
  justify-content: space-between;
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x3};
`;

export const waiting = css`
  height: 164px;
`;
export const waitingLine = css`
  width: 40%;
  height: 25px;
`;
export const waitingRow = css`
  height: 84px;
`;
