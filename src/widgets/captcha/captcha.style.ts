import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** Uses `em` instead of `rem`, because the page may change the root font size. */
export const box = css`
  max-width: 26.25em;
`;

/** Has the same size in all states, so that nothing shifts. */
export const challenge = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 128px;
  margin-bottom: ${theme.space.x3};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.texture.sunken};
  overflow: hidden;
  & img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & p {
    padding: ${theme.space.x4};
    text-align: center;
  }
`;

export const fill = css`
  position: absolute;
  inset: 0;
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  margin-bottom: ${theme.space.x4};
  & button {
    flex: 1 1 auto;
  }
`;

export const answer = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  & input {
    flex: 1 1 160px;
    width: 0;
  }
`;
