import { consented } from '../../../platform/consented';

/** 1 for up, -1 for down. */
export type Vote = 1 | -1;

const keyOf = (gamertag = '', article: string) => `cobble:vote:${gamertag}:${article}`;

/**
 * What this reader has voted, kept in this browser's local storage. Where there is none, or the visitor has not
 * agreed to it, a vote is known until the article is shown again.
 */
export const rememberedVotes = {
  /** @param gamertag the player's name, undefined for a visitor */
  get(gamertag: string | undefined, article: string): Vote | undefined {
    if (!consented('storage')) return undefined;
    try {
      const vote = Number(localStorage.getItem(keyOf(gamertag, article)));
      return vote === 1 || vote === -1 ? vote : undefined;
    } catch {
      return undefined;
    }
  },
  /** Replaces an earlier vote. */
  set(gamertag: string | undefined, article: string, vote: Vote): void {
    if (!consented('storage')) return;
    try {
      localStorage.setItem(keyOf(gamertag, article), `${vote}`);
    } catch {
      // Full, or forbidden: the vote has been counted all the same.
    }
  },
};
