import { useEffect, useState } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { link } from '../../../widgets/kit/link.style';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { ArticleBody } from './article-body';
import { prose } from './article-view.style';
import { loadSanitiser } from './load-sanitiser';
import type { BodyPlace, SafeBody } from './safe-body';
import type { ShownArticle } from './shown-article';
import { bodyPlace } from './use-article';

export interface FoldedBodyProps {
  readonly host: Host;
  readonly article: ShownArticle;
  /** What the link to the article says. */
  readonly title: string;
  readonly className: string;
  readonly moreText: string;
  readonly texts: BodyPlace['texts'];
}

/**
 * What an article says, folded. It is made safe when the article stands already; until then, where that fails, and while
 * it is not known, the fold holds a link to the article's own page, or what was drawn before the page's script.
 */
export const FoldedBody = ({ host, article, title, className, moreText, texts }: FoldedBodyProps) => {
  const [body, setBody] = useState<SafeBody | '' | undefined>(() =>
    host.drawn
      ? host.drawn.sanitise(article.body, bodyPlace(host, moreText, texts, article.url))
      : // What was drawn stands until it is known what the article says.
        host.root.querySelector(`.${prose}`)
        ? ''
        : undefined,
  );
  // What was opened before there was script stays open.
  const [isOpen] = useState(() => !host.isDrawing && !!host.root.querySelector('details[open]'));
  useEffect(() => {
    if (!article.body.trim()) return;
    const ended = new AbortController();
    const makeSafe = async () => {
      const { sanitise } = await loadSanitiser();
      const safe = await sanitise(article.body, bodyPlace(host, moreText, texts, article.url), ended.signal);
      if (!ended.signal.aborted) setBody(safe);
    };
    makeSafe().catch(() => ended.signal.aborted || setBody(undefined));
    return () => ended.abort();
  }, [article]);
  const href = safeUrl(article.url);
  if (body === undefined && !href) return null;
  return (
    <details className={className} open={isOpen}>
      <summary>{moreText}</summary>
      {body !== undefined ? (
        <ArticleBody host={host} body={body || undefined} />
      ) : (
        <a className={link} href={href}>
          {title}
        </a>
      )}
    </details>
  );
};
