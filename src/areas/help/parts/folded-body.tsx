import { useEffect, useState } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { link } from '../../../widgets/kit/link.style';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { useStableCallback } from '../../kit/use-stable-callback';
import { ArticleBody } from './article-body';
import { prose } from './article-view.style';
import { loadSanitiser } from './load-sanitiser';
import type { BodyPlace, SafeBody } from './safe-body';
import type { ShownArticle } from './shown-article';
import { bodyPlace } from './use-article';

export interface FoldedBodyProps {
  readonly host: Host;
  readonly article: ShownArticle;
  readonly title: string;
  readonly className: string;
  readonly moreText: string;
  readonly texts: BodyPlace['texts'];
}

/**
 * Until the body is sanitised, shows the server-rendered body or, without one, a link to the article. If sanitising
 * fails, shows the link.
 */
export const FoldedBody = ({ host, article, title, className, moreText, texts }: FoldedBodyProps) => {
  const place = bodyPlace(host, moreText, texts, article.url);
  const [body, setBody] = useState<SafeBody | 'prerendered' | undefined>(() => {
    if (host.serverAnswers) return host.serverAnswers.sanitise(article.body, place);
    return host.root.querySelector(`.${prose}`) ? 'prerendered' : undefined;
  });
  // Keep the disclosure open if the visitor opened it before the script loaded.
  const [isOpen] = useState(() => !host.isServer && !!host.root.querySelector('details[open]'));
  const makeSafe = useStableCallback(async (html: string, signal: AbortSignal) => {
    const { sanitise } = await loadSanitiser();
    return sanitise(html, place, signal);
  });

  useEffect(() => {
    if (!article.body.trim()) return;
    const controller = new AbortController();
    const { signal } = controller;
    makeSafe(article.body, signal).then(
      (safe) => signal.aborted || setBody(safe),
      () => signal.aborted || setBody(undefined),
    );
    return () => controller.abort();
  }, [article, makeSafe]);

  const href = safeUrl(article.url);
  if (body === undefined && !href) return null;
  return (
    <details className={className} open={isOpen}>
      <summary>{moreText}</summary>
      {body !== undefined ? (
        <ArticleBody host={host} body={body === 'prerendered' ? undefined : body} />
      ) : (
        <a className={link} href={href}>
          {title}
        </a>
      )}
    </details>
  );
};
