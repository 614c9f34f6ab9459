import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** Until the script sets the size, `attr()` provides it. */
export const stack = css`
  :global(:host) {
    --wide-px: attr(data-width px);
    --width: attr(data-width type(<length-percentage>));
    --high-px: attr(data-height px);
    --height: attr(data-height type(<length-percentage>));
  }
  display: grid;
  width: var(--wide-px, var(--width));
  max-width: 100%;
`;

const last = '&:nth-of-type(n + 2):last-of-type { width: 60%; }';

export const line = css`
  height: 1em;
  margin-block: calc((${theme.type.bodyLine} - 1) / 2 * 1em);
  ${last}
`;

export const block = css`
  height: var(--high-px, var(--height));
  & + & {
    margin-top: ${theme.space.x2};
  }
  ${last}
`;
