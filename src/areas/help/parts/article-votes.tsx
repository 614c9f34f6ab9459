import { button } from '../../../widgets/kit/button.style';
import { buttonQuiet } from '../../../widgets/kit/button-quiet.style';
import type { Host } from '../../../widgets/kit/host';
import { ThumbUp } from '../../../widgets/kit/icons/thumb-up';
import { AreaButton } from '../../kit/area-button';
import type { ServicesState } from '../../kit/use-services';
import type { ArticleTexts } from './article-props';
import { choice, said, votes } from './article-votes.style';
import type { Vote } from './remembered-votes';
import type { ShownArticle } from './shown-article';
import { useVote } from './use-vote';

export interface ArticleVotesProps {
  readonly host: Host;
  readonly from: ServicesState;
  readonly article: ShownArticle;
  readonly texts: ArticleTexts;
}

export const ArticleVotes = ({ host, from, article, texts }: ArticleVotesProps) => {
  const { vote, sum, count, status, send } = useVote(host, from, article);
  const upCount = Math.max(0, Math.min(count, Math.round((sum + count) / 2)));
  const messages: { readonly [name in typeof status]?: string } = {
    done: texts.votedText,
    error: texts.voteErrorText,
    'signed-out': texts.voteSignInText,
  };
  const voteButton = (value: Vote, text: string) => (
    <button
      type="button"
      className={`${button} ${buttonQuiet} ${choice}`}
      data-vote={value}
      aria-pressed={vote === value}
      aria-disabled={status === 'busy' || undefined}
      onClick={() => send(value)}
    >
      <ThumbUp />
      {text}
    </button>
  );

  return (
    <div className={votes} role="group" aria-labelledby={`${host.id}v`}>
      <p id={`${host.id}v`}>{texts.helpfulText}</p>
      {voteButton(1, texts.yesText)}
      {voteButton(-1, texts.noText)}
      <p className={said}>
        {count > 0 &&
          texts.votesText
            .replace('{up}', upCount.toLocaleString(host.locale))
            .replace('{count}', count.toLocaleString(host.locale))}
      </p>
      <p className={said} role="status" data-state={status}>
        {messages[status]}
      </p>
      {status === 'signed-out' && (
        <AreaButton variant="secondary" login={from.services}>
          {texts.signInText}
        </AreaButton>
      )}
    </div>
  );
};
