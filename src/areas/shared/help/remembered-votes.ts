/** 1 for up, -1 for down. */
export type Vote = 1 | -1;

/** How many articles are remembered; then the oldest is forgotten. */
const most = 300;
const keyOf = (gamertag: string | undefined) => (gamertag ? `cobble:votes:${gamertag}` : 'cobble:votes');

const read = (key: string): [string, Vote][] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((one): one is [string, Vote] => Array.isArray(one) && (one[1] === 1 || one[1] === -1)) : [];
  } catch {
    return [];
  }
};

/** What this reader has voted, kept in this browser's local storage; where there is none, for as long as nothing is asked again. */
export const rememberedVotes = {
  /** @param gamertag the player's name, undefined for a visitor */
  get: (gamertag: string | undefined, article: string): Vote | undefined => read(keyOf(gamertag)).find(([id]) => id === article)?.[1],
  /** Replaces an earlier vote. */
  set(gamertag: string | undefined, article: string, vote: Vote): void {
    const key = keyOf(gamertag);
    const list = [...read(key).filter(([id]) => id !== article), [article, vote]].slice(-most);
    try {
      localStorage.setItem(key, JSON.stringify(list));
    } catch {
      // Full, or forbidden: the vote has been counted all the same.
    }
  },
};
