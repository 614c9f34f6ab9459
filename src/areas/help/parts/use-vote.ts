import { useEffect, useRef, useState } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { isSignedOut } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import type { Vote } from './remembered-votes';
import { rememberedVotes } from './remembered-votes';
import type { ShownArticle } from './shown-article';

interface VoteState {
  readonly vote: Vote | undefined;
  readonly sum: number;
  readonly count: number;
  readonly status: '' | 'busy' | 'done' | 'error' | 'signed-out';
}

/** Sends a vote without retries (HLP-6). */
export const useVote = (
  host: Host,
  { services, gamertag }: ServicesState,
  { id, voteSum, voteCount }: ShownArticle,
): VoteState & { send(next: Vote): void } => {
  const [state, setState] = useState<VoteState>(() => ({
    vote: rememberedVotes.get(gamertag, id),
    sum: voteSum,
    count: voteCount,
    status: '',
  }));
  const isSending = useRef(false);

  useEffect(() => setState(startReader(rememberedVotes.get(gamertag, id))), [gamertag, id]);

  const send = async (next: Vote) => {
    if (!services || isSending.current || next === state.vote) return;
    isSending.current = true;
    setState((before) => ({ ...before, status: 'busy' }));
    try {
      await services.helpCentre.vote(id, next > 0 ? 'up' : 'down').catch((error: { status?: number }) => {
        // A successful response counts even if its body can't be read.
        if ((error.status ?? 300) >= 300) throw error;
      });
      rememberedVotes.set(services.auth.gamertag(), id, next);
      setState(countVote(next));
      host.emit('vote', { id, vote: next > 0 ? 'up' : 'down' });
    } catch (error) {
      setState((before) => ({ ...before, status: isSignedOut(error) ? 'signed-out' : 'error' }));
    } finally {
      isSending.current = false;
    }
  };

  return { ...state, send };
};

/** For a new player or article, restores the remembered vote, unless a vote is being sent. */
const startReader =
  (vote: Vote | undefined) =>
  (before: VoteState): VoteState =>
    before.status === 'busy' || before.vote === vote ? before : { ...before, vote, status: '' };

const countVote =
  (next: Vote) =>
  ({ vote, sum, count }: VoteState): VoteState => ({
    vote: next,
    sum: sum + next - (vote ?? 0),
    count: count + (vote ? 0 : 1),
    status: 'done',
  });
