import { link } from '../../../widgets/kit/link.style';

export interface OwnWindowLinkProps {
  readonly text: string;
}

/** Opens the page outside of its frame; from `about:srcdoc`, the page around it. */
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
