import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** A link in text. The same colour when visited; underlined, so that colour is not all that tells it from text. */
export const link = css`
  color: ${theme.color.link};
  &:hover {
    color: ${theme.color.linkHover};
    text-decoration-thickness: 2px;
  }
  @media print {
    &[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;
