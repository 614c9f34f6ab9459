import { link } from '../../../widgets/kit/link.style';

export interface OwnWindowLinkProps {
  /** `framedText` of the area's own texts. */
  readonly text: string;
}

/** Opens the page outside of the frame that it is in, where the visitor can be asked. */
export const OwnWindowLink = ({ text }: OwnWindowLinkProps) => (
  <a className={link} href={location.href} target="_blank" rel="noopener">
    {text}
  </a>
);
