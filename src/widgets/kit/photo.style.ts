import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** Combine this class with another that sets an aspect ratio: the box's height mustn't depend on the image. */
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
