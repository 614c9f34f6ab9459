import { AreaButton } from '../../kit/area-button';
import { message, notice } from '../../kit/call-view.style';

export interface NoProfileProps {
  readonly texts: { readonly noProfileText: string; readonly getProfileHref?: string; readonly getProfileText: string };
}

export const NoProfile = ({ texts: { noProfileText, getProfileHref, getProfileText } }: NoProfileProps) => (
  <div className={notice}>
    <p className={message}>{noProfileText}</p>
    {getProfileHref && <AreaButton href={getProfileHref}>{getProfileText}</AreaButton>}
  </div>
);
