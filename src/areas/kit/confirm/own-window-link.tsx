import { link } from '../../../widgets/kit/link.style';

export interface OwnWindowLinkProps {
  /** `framedText` of the area's texts. */
  readonly text: string;
}

/** Opens the page outside of its frame, where a confirmation is possible. */
export const OwnWindowLink = ({ text }: OwnWindowLinkProps) => (
  <a className={link} href={location.href} target="_blank" rel="noopener">
    {text}
  </a>
);
