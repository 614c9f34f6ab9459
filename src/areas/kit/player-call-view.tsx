import type { HostProps } from '../../widgets/kit/host';
import { CallView, type CallViewProps } from './call-view';
import { isFirstPrompt } from './is-first-prompt';
import { SignInLine } from './sign-in-line';

/** A `CallView` of an area that needs a player. Only the page's first such area has a sign-in button, others a link. */
export const PlayerCallView = <T,>({ host, ...props }: CallViewProps<T> & HostProps) => (
  <CallView
    {...props}
    signInLine={isFirstPrompt(host) ? undefined : <SignInLine services={props.from.services} texts={props.texts} />}
  />
);
