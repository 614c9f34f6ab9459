import type { ReactNode } from 'react';
import { band } from '../kit/band.style';
import { base } from '../kit/base.style';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { User } from '../kit/icons/user';
import { Photo } from '../kit/photo';
import { photo } from '../kit/photo.style';
import { actions, body, card, muted, name, picture, strip } from './profile-card.style';
import type { description } from './profile-card.widget';

/** Areas pass `children`, which are shown above the slotted actions (WGT-12). */
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
