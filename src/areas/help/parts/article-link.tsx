import { safeUrl } from '../../../widgets/kit/safe-url';
import { AddressLink } from '../../kit/address-link';
import { helpAddress } from './help-address';
import type { ShownArticle } from './shown-article';

export interface ArticleLinkProps {
  readonly article: ShownArticle;
  readonly untitledText: string;
  readonly className?: string;
  /** Another page that shows articles: `/help/article?hc-article={id}`. */
  readonly articleHref?: string;
  /** No area of this page shows articles: the link leads to the help centre's own page. */
  readonly away?: boolean;
  onGo?(link: HTMLElement): void;
}

/** A link to an article: on another page, or on this one by its URL. */
export const ArticleLink = ({
  article: { id, title, url },
  untitledText,
  className,
  articleHref,
  away,
  onGo,
}: ArticleLinkProps) => {
  // Judged when it is whole: an id may make another address of it.
  const href = safeUrl(articleHref ? articleHref.replace('{id}', encodeURIComponent(id)) : away ? url : undefined);
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
