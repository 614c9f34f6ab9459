import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** Keeps the underline: colour alone mustn't distinguish a link. */
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
