import { link } from '../../../widgets/kit/link.style';

export interface OwnWindowLinkProps {
  readonly text: string;
}

/** From `about:srcdoc`, opens the page that contains the frame. */
export const OwnWindowLink = ({ text }: OwnWindowLinkProps) => (
  <a
    className={link}
    href={location.protocol === 'about:' ? document.baseURI : location.href}
    target="_blank"
    rel="noopener"
  >
    {text}
  </a>
);
