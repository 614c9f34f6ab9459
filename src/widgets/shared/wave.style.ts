import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * The ground of what is still loading: a flat plane, over which a lighter block walks where motion is wanted. Give it a
 * size.
 */
export const wave = css`
  background: ${theme.color.shimmer};
  /* Where the system's colours are forced, the ground is gone and this line is seen. */
  outline: 1px solid #0000;
  outline-offset: -1px;
  @media (prefers-reduced-motion: no-preference) {
    background: linear-gradient(90deg, ${theme.color.shimmer} 40%, ${theme.color.shimmerLight} 0 60%, ${theme.color.shimmer} 0) 0 / 300% 100%;
    animation: walk ${theme.motion.long} steps(24) infinite;
  }
  @keyframes walk {
    from {
      background-position-x: 100%;
    }
  }
`;
