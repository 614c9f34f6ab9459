import type { Call } from '../http/call';
import { Refusal } from '../http/refusal';
import type { Player } from '../state/player';

/** The signed-in player of a call whose route needs one. @throws Refusal 401 */
export const playerOf = ({ player }: Call): Player => {
  if (!player) throw new Refusal(401, 'Unauthorized', 'The call needs a signed-in player.');
  return player;
};
