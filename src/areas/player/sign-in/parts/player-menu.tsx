import { useRef } from 'react';
import { base } from '../../../../widgets/kit/base.style';
import { button } from '../../../../widgets/kit/button.style';
import { buttonQuiet } from '../../../../widgets/kit/button-quiet.style';
import type { PropsOf } from '../../../../widgets/kit/description';
import type { HostProps } from '../../../../widgets/kit/host';
import { User } from '../../../../widgets/kit/icons/user';
import { Photo } from '../../../../widgets/kit/photo';
import { safeUrl } from '../../../../widgets/kit/safe-url';
import { visuallyHidden } from '../../../../widgets/kit/visually-hidden.style';
import { AreaButton } from '../../../kit/area-button';
import { useCall } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import { avatar, line, menu, gamertag as name, player } from '../sign-in.style';
import type { description } from '../sign-in.widget';
import { usePlayerMenu } from './use-player-menu';

export interface PlayerMenuProps extends HostProps {
  readonly from: ServicesState;
  readonly gamertag: string;
  readonly texts: PropsOf<typeof description>;
}

export const PlayerMenu = ({ host, from, gamertag, texts }: PlayerMenuProps) => {
  const picture = useCall(from, ({ profile }, signal) => profile.gamertagPicture({ signal }), [], { signedIn: true });
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, isSigningOut, toggle, close, signOut } = usePlayerMenu(from.services, root);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from any element in it.
    <div
      ref={root}
      className={`${base} ${line}`}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={`${button} ${buttonQuiet} ${player}`}
        aria-expanded={isOpen}
        aria-controls={`${host.id}-menu`}
        onClick={toggle}
      >
        <span className={avatar}>
          <User size={32} />
          <Photo imageUrl={safeUrl(picture.data)} imageAltText="" />
        </span>
        <span className={name}>{gamertag}</span>
        <span className={visuallyHidden}> {texts.menuText}</span>
      </button>
      <div id={`${host.id}-menu`} className={isOpen ? menu : undefined} hidden={!isOpen}>
        {texts.profileHref && (
          <AreaButton variant="secondary" href={texts.profileHref}>
            {texts.profileText}
          </AreaButton>
        )}
        <AreaButton variant={texts.profileHref ? 'quiet' : 'secondary'} busy={isSigningOut} onClick={signOut}>
          {texts.logOutText}
        </AreaButton>
      </div>
    </div>
  );
};
