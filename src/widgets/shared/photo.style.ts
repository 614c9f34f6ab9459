import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * A picture's place: it keeps its size, whatever comes, and the placeholder lies under the picture. Give it a shape.
 */
export const photo = css`
  position: relative;
  display: grid;
  place-items: center;
  background: ${theme.texture.sunken};
  color: ${theme.color.starEmpty};
  overflow: hidden;
  & img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: ${theme.color.sunken};
  }
`;
