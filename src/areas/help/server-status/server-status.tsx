import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { Check } from '../../../widgets/kit/icons/check';
import { Refresh } from '../../../widgets/kit/icons/refresh';
import { Warning } from '../../../widgets/kit/icons/warning';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { CallView } from '../../kit/call-view';
import { SignInPrompt } from '../../kit/sign-in-prompt';
import { useRestoredFocus } from '../../kit/use-restored-focus';
import { FoldedBody } from '../parts/folded-body';
import { day, fold, line, lineWave, status, top } from './server-status.style';
import type { description } from './server-status.widget';
import { useServerStatus } from './use-server-status';

/** Without a status article, shows that everything works (HLP-3). */
export const ServerStatus = ({ host, heading, ...texts }: PropsOf<typeof description> & HostProps) => {
  // After a failed refresh, the error's retry button replaces the refresh button.
  useRestoredFocus(host);
  const { from, call, state, hasFold } = useServerStatus(host);
  const article = call.data?.article;
  const newsText = article?.title || texts.newsText;
  const stateText = state && { news: newsText, well: texts.wellText }[state];

  return (
    <section className={`${base} ${status}`} data-state={state}>
      <div className={top}>
        <h2>{heading}</h2>
        {call.status !== 'error' && call.data && (
          <AreaButton variant="quiet" busy={call.status === 'loading'} onClick={call.retry}>
            <Refresh />
            {texts.refreshText}
          </AreaButton>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {call.status === 'ready' ? stateText : ''}
      </p>
      <CallView
        call={call}
        texts={texts}
        signIn={<SignInPrompt services={from.services} texts={texts} />}
        shimmer={<div className={`${wave} ${lineWave}`} aria-hidden="true" />}
      >
        {({ article }) => (
          <>
            <p className={line}>
              {article ? <Warning /> : <Check />}
              {stateText}
            </p>
            {article?.updated && (
              <p className={day}>
                {texts.updatedText.replace(
                  '{date}',
                  new Date(article.updated).toLocaleString(host.locale, { dateStyle: 'medium', timeStyle: 'short' }),
                )}
              </p>
            )}
            {article && hasFold && (
              <FoldedBody
                host={host}
                article={article}
                title={newsText}
                className={fold}
                moreText={texts.moreText}
                texts={texts}
              />
            )}
          </>
        )}
      </CallView>
    </section>
  );
};
