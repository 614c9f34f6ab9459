import { link } from '../../../widgets/kit/link.style';

export interface OwnWindowLinkProps {
  readonly text: string;
}

export const OwnWindowLink = ({ text }: OwnWindowLinkProps) => (
  <a className={link} href={location.href} target="_blank" rel="noopener">
    {text}
  </a>
);
