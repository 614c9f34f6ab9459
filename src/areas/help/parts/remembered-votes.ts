import { consented } from '../../../platform/consented';

/** 1 for up, -1 for down. */
export type Vote = 1 | -1;

const keyOf = (gamertag = '', article: string) => `cobble:vote:${gamertag}:${article}`;

export const rememberedVotes = {
  get(gamertag: string | undefined, article: string): Vote | undefined {
    if (!consented('storage')) return undefined;
    try {
      const vote = Number(localStorage.getItem(keyOf(gamertag, article)));
      return vote === 1 || vote === -1 ? vote : undefined;
    } catch {
      return undefined;
    }
  },
  set(gamertag: string | undefined, article: string, vote: Vote): void {
    if (!consented('storage')) return;
    try {
      localStorage.setItem(keyOf(gamertag, article), `${vote}`);
    } catch {
      // Storage is full or blocked. The vote counts anyway.
    }
  },
};
