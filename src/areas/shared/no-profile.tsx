import { AreaButton } from './area-button';
import { actions, message, notice } from './call-view.style';

export interface NoProfileProps {
  /** The area's own: `noProfileProps`. */
  readonly texts: { readonly noProfileText: string; readonly getProfileHref?: string; readonly getProfileText: string };
}

/** Says that the player has no game profile yet, and leads to where one gets one. There is nothing to try again. */
export const NoProfile = ({ texts: { noProfileText, getProfileHref, getProfileText } }: NoProfileProps) => (
  <div className={notice}>
    <p className={message}>{noProfileText}</p>
    {getProfileHref && (
      <div className={actions}>
        <AreaButton href={getProfileHref}>{getProfileText}</AreaButton>
      </div>
    )}
  </div>
);
