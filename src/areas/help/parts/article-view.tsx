import { useEffect, useRef } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { CallView } from '../../kit/call-view';
import { SignInPrompt } from '../../kit/sign-in-prompt';
import { useAddresses } from '../../kit/use-addresses';
import type { ServicesState } from '../../kit/use-services';
import { ArticleBody } from './article-body';
import type { ArticleTexts } from './article-props';
import { article as articleClass, day, linesWave, title, titleWave } from './article-view.style';
import { ArticleVotes } from './article-votes';
import { helpAddress } from './help-address';
import { useArticle } from './use-article';

export interface ArticleViewProps {
  readonly host: Host;
  readonly from: ServicesState;
  readonly id: string;
  readonly texts: ArticleTexts;
}

export const ArticleView = ({ host, from, id, texts }: ArticleViewProps) => {
  const call = useArticle(host, from, id, texts);
  const [heading] = useAddresses([helpAddress.heading]);
  const box = useRef<HTMLElement>(null);
  const found = call.data?.found;

  useEffect(() => {
    // Don't focus or report a server-rendered article before its body has loaded.
    if (!found?.body) return;
    if (host.root.activeElement === box.current) box.current?.querySelector<HTMLElement>('h2')?.focus();
    host.emit('article', { id: found.article.id, title: found.article.title });
  }, [host, found]);
  // Scroll again if the back button changes the URL's fragment, which names a heading.
  useEffect(() => {
    if (heading) found?.body?.jump(heading);
  }, [found, heading]);

  return (
    <article ref={box} className={articleClass} tabIndex={-1} aria-busy={call.status === 'loading'}>
      <p role="status" className={visuallyHidden}>
        {found?.article.title}
      </p>
      <CallView
        call={call}
        texts={texts}
        signIn={<SignInPrompt services={from.services} texts={texts} />}
        shimmer={
          <div aria-hidden="true">
            <div className={`${wave} ${titleWave}`} />
            <div className={`${wave} ${linesWave}`} />
          </div>
        }
        empty={({ found }) => !found && <p>{texts.notFoundText}</p>}
      >
        {({ found }) =>
          found && (
            <>
              <h2 className={title} tabIndex={-1}>
                {found.article.title || texts.untitledText}
              </h2>
              <p className={day}>
                {found.article.updated &&
                  texts.updatedText.replace(
                    '{date}',
                    new Date(found.article.updated).toLocaleDateString(host.locale, { dateStyle: 'long' }),
                  )}
              </p>
              <ArticleBody host={host} body={found.body} />
              <ArticleVotes key={found.article.id} host={host} from={from} article={found.article} texts={texts} />
            </>
          )
        }
      </CallView>
    </article>
  );
};
