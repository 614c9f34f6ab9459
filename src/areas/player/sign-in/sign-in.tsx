import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { base } from '../../../widgets/kit/base.style';
import { button } from '../../../widgets/kit/button.style';
import { buttonQuiet } from '../../../widgets/kit/button-quiet.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { User } from '../../../widgets/kit/icons/user';
import { Photo } from '../../../widgets/kit/photo';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { unseen } from '../../kit/unseen.style';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { face, line, menu, gamertag as name, player } from './sign-in.style';
import type { description } from './sign-in.widget';

/**
 * Signing in and out (ARE-1). Signed in, the gamertag and its picture open a disclosure with the way out; a picture
 * that does not come is left out, the rest does not need it.
 */
export const SignIn = ({ host, ...props }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { services, gamertag } = from;
  const picture = useCall(from, ({ profile }, signal) => profile.gamertagPicture({ signal }), [], { signedIn: true });
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current || !event.composedPath().includes(root.current)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
    };
  }, [open]);

  // The menu of one player is not open for the next, and the focus does not go with it, nor with what asks for the
  // client again.
  const hadFocus = !!host.root.activeElement;
  useLayoutEffect(() => {
    setOpen(false);
    if (hadFocus && !host.root.activeElement) host.root.querySelector<HTMLElement>('a,button')?.focus();
  }, [gamertag, services]);

  const toggle = () => {
    // Asking for a token finds out that a session is over, and tells everybody (AUT-7).
    if (services?.auth.token('expiration')) setOpen(!open);
  };

  const signOut = async () => {
    setLeaving(true);
    // The session is over at once; what can fail afterwards is not the player's concern.
    await services?.auth.logout().catch(() => undefined);
    setLeaving(false);
  };

  if (from.error)
    return (
      <div className={`${base} ${line}`} role="alert">
        {props.errorText}
        <AreaButton variant="secondary" onClick={from.reload}>
          {props.retryText}
        </AreaButton>
      </div>
    );
  const waysIn = (
    <>
      <AreaButton login={services}>{props.logInText}</AreaButton>
      {!props.hideSignUp && (
        <AreaButton variant="secondary" login={services} signup>
          {props.signUpText}
        </AreaButton>
      )}
    </>
  );
  if (!services) {
    // As wide as what most visitors see next: the rest of the page's head stays where it is.
    return (
      <div className={`${base} ${line}`}>
        <div className={wave} aria-hidden="true">
          <div className={`${line} ${unseen}`}>{waysIn}</div>
        </div>
        <span role="status" className={visuallyHidden}>
          {props.loadingText}
        </span>
      </div>
    );
  }
  if (!gamertag) return <div className={`${base} ${line}`}>{waysIn}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from wherever in it the focus is.
    <div
      ref={root}
      className={`${base} ${line}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={`${button} ${buttonQuiet} ${player}`}
        aria-expanded={open}
        aria-controls={`${host.id}-menu`}
        onClick={toggle}
      >
        <span className={face}>
          <User size={32} />
          <Photo imageUrl={safeUrl(picture.data)} imageAltText="" />
        </span>
        <span className={name}>{gamertag}</span>
        <span className={visuallyHidden}> {props.menuText}</span>
      </button>
      <div id={`${host.id}-menu`} className={open ? menu : undefined} hidden={!open}>
        {props.profileHref && (
          <AreaButton variant="secondary" href={props.profileHref}>
            {props.profileText}
          </AreaButton>
        )}
        <AreaButton variant={props.profileHref ? 'quiet' : 'secondary'} busy={leaving} onClick={signOut}>
          {props.logOutText}
        </AreaButton>
      </div>
    </div>
  );
};
