import { useEffect, useRef } from 'react';
import type { Host } from '../../../widgets/shared/host';
import { visuallyHidden } from '../../../widgets/shared/visually-hidden.style';
import { wave } from '../../../widgets/shared/wave.style';
import { CallView } from '../call-view';
import { useAddresses } from '../use-addresses';
import type { ServicesState } from '../use-services';
import { ArticleBody } from './article-body';
import { ArticleContents } from './article-contents';
import type { ArticleTexts } from './article-props';
import { ArticleVotes } from './article-votes';
import { article as whole, day, linesWave, title, titleWave } from './article-view.style';
import { helpAddress } from './help-address';
import { useArrival } from './use-arrival';
import { useArticle } from './use-article';

export interface ArticleViewProps {
  readonly host: Host;
  readonly from: ServicesState;
  readonly id: string;
  readonly texts: ArticleTexts;
  /** Takes the focus at once: what was shown before is gone. */
  readonly arrives?: boolean;
}

/** One article: title, day, contents, body, votes. */
export const ArticleView = ({ host, from, id, texts, arrives }: ArticleViewProps) => {
  const call = useArticle(host, from, id);
  const [heading] = useAddresses([helpAddress.heading]);
  const box = useRef<HTMLElement>(null);
  // An answer to the question before is not shown under the new address.
  const shown = call.data && call.data.article.id !== id && call.status === 'loading' ? { ...call, data: undefined } : call;
  const { data } = shown;

  useEffect(() => {
    if (arrives) box.current?.focus();
  }, []);
  useArrival(host, id, box);

  const find = (part: string) => host.root.getElementById(`${host.id}h-${part}`);
  const jump = (part: string) => {
    const target = find(part);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!data) return;
    if (host.root.activeElement === box.current) box.current?.querySelector<HTMLElement>('h2')?.focus();
    if (heading) jump(heading);
    host.emit('article', { id: data.article.id, title: data.article.title });
  }, [data]);
  // The back button comes to another heading.
  useEffect(() => {
    if (heading && data) jump(heading);
  }, [heading]);

  const at = data?.article.updated;
  return (
    <article ref={box} className={whole} tabIndex={-1} aria-busy={call.status === 'loading'}>
      <p role="status" className={visuallyHidden}>{data?.article.title}</p>
      <CallView
        call={shown}
        from={from}
        texts={texts}
        shimmer={<div aria-hidden="true"><div className={`${wave} ${titleWave}`} /><div className={`${wave} ${linesWave}`} /></div>}
        empty={(data) => !data && <p>{texts.notFoundText}</p>}
      >
        {(data) => data && (
          <>
            <h2 className={title} tabIndex={-1}>{data.article.title || texts.untitledText}</h2>
            <p className={day}>{at && texts.updatedText.replace('{date}', at.toLocaleDateString(host.locale, { dateStyle: 'long' }))}</p>
            <ArticleContents headings={data.body.headings} heading={texts.contentsText} onGo={jump} />
            <ArticleBody body={data.body} onHeading={jump} />
            <ArticleVotes key={`${data.article.id} ${from.session}`} host={host} from={from} article={data.article} texts={texts} />
          </>
        )}
      </CallView>
    </article>
  );
};
