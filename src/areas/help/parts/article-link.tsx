import { safeUrl } from '../../../widgets/kit/safe-url';
import { AddressLink } from '../../kit/address-link';
import { helpAddress } from './help-address';
import type { ShownArticle } from './shown-article';

export interface ArticleLinkProps {
  readonly article: ShownArticle;
  readonly untitledText: string;
  readonly className?: string;
  /** URL of a page that shows articles: `/help/article?hc-article={id}`. */
  readonly articleHref?: string;
  readonly away?: boolean;
  onGo?(link: HTMLElement): void;
}

export const ArticleLink = ({
  article: { id, title, url },
  untitledText,
  className,
  articleHref,
  away,
  onGo,
}: ArticleLinkProps) => {
  const ownUrl = away ? url : undefined;
  // Validate the URL after inserting the id, which may change the protocol.
  const href = safeUrl(articleHref ? articleHref.replace('{id}', encodeURIComponent(id)) : ownUrl);
  return href ? (
    <a className={className} href={href}>
      {title || untitledText}
    </a>
  ) : (
    <AddressLink className={className} to={{ [helpAddress.article]: id, [helpAddress.heading]: '' }} onGo={onGo}>
      {title || untitledText}
    </AddressLink>
  );
};
