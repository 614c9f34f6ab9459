import type { ReactNode } from 'react';
import { band } from '../shared/band.style';
import { base } from '../shared/base.style';
import type { PropsOf } from '../shared/description';
import type { HostProps } from '../shared/host';
import { User } from '../shared/icons/user';
import { Photo } from '../shared/photo';
import { photo } from '../shared/photo.style';
import { actions, body, card, muted, name, picture, strip } from './profile-card.style';
import type { description } from './profile-card.widget';

/** A player (WGT-12). `children` stand under the text; an area has more to say there. */
export const ProfileCard = ({
  gamertag,
  text,
  children,
  ...picked
}: PropsOf<typeof description> & HostProps & { readonly children?: ReactNode }) => (
  <div className={`${base} ${card}`}>
    <div className={`${band} ${strip}`} />
    <div className={`${photo} ${picture}`}>
      <User size={64} />
      <Photo {...picked} />
    </div>
    <div className={body}>
      {gamertag && <p className={name}>{gamertag}</p>}
      {text && <p className={muted}>{text}</p>}
      {children}
      <div className={actions}>
        <slot />
      </div>
    </div>
  </div>
);
