import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** A skeleton that moves, unless the visitor prefers reduced motion. The element needs a size. */
export const wave = css`
  background: ${theme.color.shimmer};
  /* With forced colours the background disappears, and this outline becomes visible. */
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
