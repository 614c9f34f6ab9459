import { useEffect, useRef, useState } from 'react';
import { button } from '../../../widgets/kit/button.style';
import { buttonQuiet } from '../../../widgets/kit/button-quiet.style';
import type { Host } from '../../../widgets/kit/host';
import { ThumbUp } from '../../../widgets/kit/icons/thumb-up';
import { AreaButton } from '../../kit/area-button';
import { isSignedOut } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import type { ArticleTexts } from './article-props';
import { choice, said, votes } from './article-votes.style';
import type { Vote } from './remembered-votes';
import { rememberedVotes } from './remembered-votes';
import type { ShownArticle } from './shown-article';

export interface ArticleVotesProps {
  readonly host: Host;
  readonly from: ServicesState;
  readonly article: ShownArticle;
  readonly texts: ArticleTexts;
}

/**
 * Up or down (HLP-6), once a reader: the vote is remembered here, and a second one replaces the first. A vote is never
 * sent twice by itself; one that failed leaves the earlier one as it was.
 */
export const ArticleVotes = ({
  host,
  from: { services, gamertag },
  article: { id, voteSum, voteCount },
  texts,
}: ArticleVotesProps) => {
  const [vote, setVote] = useState(() => rememberedVotes.get(gamertag, id));
  const [counted, count] = useState({ sum: voteSum, count: voteCount });
  const [state, setState] = useState<'' | 'busy' | 'done' | 'error' | 'signed-out'>('');
  const busy = useRef(false);
  const last = useRef(vote);
  const up = Math.max(0, Math.min(counted.count, Math.round((counted.sum + counted.count) / 2)));

  // Another reader. A vote that is under way, as when a session is found to be over, goes on.
  useEffect(() => {
    const own = rememberedVotes.get(gamertag, id);
    if (busy.current || own === last.current) return;
    last.current = own;
    setVote(own);
    setState('');
  }, [gamertag]);

  const send = (next: Vote) => {
    if (!services || busy.current || next === vote) return;
    busy.current = true;
    setState('busy');
    const counts = services.helpCentre.vote(id, next > 0 ? 'up' : 'down').catch((error: { status?: number }) => {
      // The vote arrived, whatever its answer's body is.
      if ((error.status ?? 300) >= 300) throw error;
    });
    counts.then(
      () => {
        busy.current = false;
        rememberedVotes.set(services.auth.gamertag(), id, next);
        count(({ sum, count }) => ({ sum: sum + next - (vote ?? 0), count: count + (vote ? 0 : 1) }));
        last.current = next;
        setVote(next);
        setState('done');
        host.emit('vote', { id, vote: next > 0 ? 'up' : 'down' });
      },
      (error: unknown) => {
        busy.current = false;
        setState(isSignedOut(error) ? 'signed-out' : 'error');
      },
    );
  };
  const words: Readonly<Record<string, string>> = {
    done: texts.votedText,
    error: texts.voteErrorText,
    'signed-out': texts.voteSignInText,
  };
  const one = (value: Vote, text: string) => (
    <button
      type="button"
      className={`${button} ${buttonQuiet} ${choice}`}
      data-vote={value}
      aria-pressed={vote === value}
      aria-disabled={state === 'busy' || undefined}
      onClick={() => send(value)}
    >
      <ThumbUp />
      {text}
    </button>
  );

  return (
    <div className={votes} role="group" aria-labelledby={`${host.id}v`}>
      <p id={`${host.id}v`}>{texts.helpfulText}</p>
      {one(1, texts.yesText)}
      {one(-1, texts.noText)}
      <p className={said}>
        {counted.count > 0 &&
          texts.votesText
            .replace('{up}', up.toLocaleString(host.locale))
            .replace('{count}', counted.count.toLocaleString(host.locale))}
      </p>
      <p className={said} role="status" data-state={state}>
        {words[state]}
      </p>
      {state === 'signed-out' && (
        <AreaButton variant="secondary" login={services}>
          {texts.signInText}
        </AreaButton>
      )}
    </div>
  );
};
