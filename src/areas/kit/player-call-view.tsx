import type { HostProps } from '../../widgets/kit/host';
import { CallView, type CallViewProps } from './call-view';
import { PlayerPrompt } from './player-prompt';
import type { SignInPromptProps } from './sign-in-prompt';
import type { ServicesState } from './use-services';
import { WaitingPrompt } from './waiting-prompt';

export interface PlayerCallViewProps<T> extends Omit<CallViewProps<T>, 'signIn'>, HostProps {
  readonly from: ServicesState;
  readonly texts: CallViewProps<T>['texts'] & SignInPromptProps['texts'];
}

/** Until a player is known, reserves space for the sign-in prompt, which most visitors will see. */
export const PlayerCallView = <T,>({ host, from, shimmer, ...props }: PlayerCallViewProps<T>) => {
  const signIn = <PlayerPrompt host={host} services={from.services} texts={props.texts} />;
  return (
    <CallView {...props} shimmer={from.gamertag ? shimmer : <WaitingPrompt>{signIn}</WaitingPrompt>} signIn={signIn} />
  );
};
