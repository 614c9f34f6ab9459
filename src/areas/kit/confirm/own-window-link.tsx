import { link } from '../../../widgets/kit/link.style';

export interface OwnWindowLinkProps {
  readonly text: string;
}

/** Opens this page in a new window, or its parent page if this page is `about:srcdoc`. */
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
