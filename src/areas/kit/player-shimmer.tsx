import type { ReactNode } from 'react';
import { wave } from '../../widgets/kit/wave.style';
import { notice } from './call-view.style';
import { cover, unseen } from './player-shimmer.style';
import { SignedOut, type SignedOutProps } from './signed-out';

/**
 * What an area that needs a player waits in. Until it is known who is there, its block is as high as the notice of a
 * visitor who is signed out, as most are: nothing below it moves for them.
 *
 * @param children the blocks in the place of a player's data
 */
export const PlayerShimmer = ({ children, ...rest }: SignedOutProps & { readonly children?: ReactNode }) =>
  rest.from.gamertag ? (
    children
  ) : (
    <div className={`${notice} ${unseen}`} aria-hidden="true">
      <SignedOut {...rest} />
      <div className={`${wave} ${cover}`} />
    </div>
  );
