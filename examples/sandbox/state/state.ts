import type { Item } from '../data/item';
import type { HelpArticle } from '../data/make-articles';
import { makeArticles } from '../data/make-articles';
import { makeItems } from '../data/make-items';
import type { SupportDesk } from '../data/support/make-support';
import { makeSupport } from '../data/support/make-support';
import type { Player } from './player';
import { makePlayer } from './player';

/** An uploaded file, with or without a ticket. */
export interface Attachment {
  readonly id: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface Upload {
  readonly token: string;
  readonly attachments: Attachment[];
  /** Milliseconds since 1970. */
  readonly expires: number;
}

export interface Ticket {
  readonly id: number;
  readonly createdAt: string;
  readonly payload: Record<string, unknown>;
  readonly attachments: readonly Attachment[];
}

/** Replaces the experiments of the example pages. */
export interface SiteExperiments {
  /** Returns the config as JSON for a page on this host. */
  config?(hostname: string): string;
  readonly assigned?: readonly string[];
}

/** A reset creates a new state. */
export interface State {
  readonly seed: number;
  readonly experiments: SiteExperiments;
  readonly items: readonly Item[];
  readonly articles: readonly HelpArticle[];
  readonly support: SupportDesk;
  player(gamertag: string): Player;
  readonly players: ReadonlyMap<string, Player>;
  /** Empty means that all locales are known. */
  readonly helpLocales: string[];
  /** Votes by article ID and reader. */
  readonly votes: Map<number, Map<string, 1 | -1>>;
  readonly tickets: Ticket[];
  readonly uploads: Map<string, Upload>;
  readonly attachments: Map<number, Attachment>;
  readonly challenges: Map<string, { readonly text: string; readonly expires: number }>;
  readonly subscribers: Record<string, unknown>[];
  count(kind: string): number;
}

/** Each unknown name in a token adds a player. Beyond the maximum, the oldest player is removed. */
const MAX_PLAYERS = 1000;

export const makeState = (seed: number, experiments: SiteExperiments = {}): State => {
  const players = new Map<string, Player>();
  const counts = new Map<string, number>();
  return {
    seed,
    experiments,
    items: makeItems(seed),
    articles: makeArticles(seed),
    support: makeSupport(seed),
    players,
    player(gamertag) {
      const player = players.get(gamertag) ?? makePlayer(seed, gamertag);
      players.set(gamertag, player);
      const [oldest] = players.keys();
      if (players.size > MAX_PLAYERS && oldest !== undefined) players.delete(oldest);
      return player;
    },
    helpLocales: [],
    votes: new Map(),
    tickets: [],
    uploads: new Map(),
    attachments: new Map(),
    challenges: new Map(),
    subscribers: [],
    count(kind) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count;
    },
  };
};

/** Limits lists, so that a page can't fill the memory (threat 5). */
const MAX_LIST_LENGTH = 200;

export const keepNewest = <T>(list: T[], one: T): void => {
  list.push(one);
  if (list.length > MAX_LIST_LENGTH) list.shift();
};
