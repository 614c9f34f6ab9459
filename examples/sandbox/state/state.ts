import type { Item } from '../data/item';
import type { HelpArticle } from '../data/make-articles';
import { makeArticles } from '../data/make-articles';
import { makeItems } from '../data/make-items';
import type { SupportDesk } from '../data/support/make-support';
import { makeSupport } from '../data/support/make-support';
import type { Player } from './player';
import { makePlayer } from './player';

/** A file that waits for its ticket, or has found it. */
export interface Attachment {
  readonly id: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The files under one upload token. */
export interface Upload {
  readonly token: string;
  readonly attachments: Attachment[];
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** A ticket as it was sent in, with the files that its tokens named. */
export interface Ticket {
  readonly id: number;
  readonly createdAt: string;
  readonly payload: Record<string, unknown>;
  readonly attachments: readonly Attachment[];
}

/** All that changes, of one sandbox. A reset makes a new one. */
export interface State {
  readonly seed: number;
  readonly items: readonly Item[];
  readonly articles: readonly HelpArticle[];
  readonly support: SupportDesk;
  /** Finds a player, or makes a new one as the seed says. */
  player(gamertag: string): Player;
  readonly players: ReadonlyMap<string, Player>;
  /** The locales that the help centre knows; without any, all. */
  readonly helpLocales: string[];
  /** By article's id, then by reader. */
  readonly votes: Map<number, Map<string, 1 | -1>>;
  readonly tickets: Ticket[];
  readonly uploads: Map<string, Upload>;
  /** Attachments that can be fetched, by id. */
  readonly attachments: Map<number, Attachment>;
  /** What solves a challenge, and until when. */
  readonly challenges: Map<string, { readonly text: string; readonly expires: number }>;
  /** Newsletter subscriptions, as they were sent in. */
  readonly subscribers: Record<string, unknown>[];
  /** The next of a kind's numbers, from 1. */
  count(kind: string): number;
}

/** Any name in a token is a player: of more the oldest is forgotten. */
const mostPlayers = 1000;

/** A sandbox's state at its start. @param seed the same seed gives the same data */
export const makeState = (seed: number): State => {
  const players = new Map<string, Player>();
  const counts = new Map<string, number>();
  return {
    seed,
    items: makeItems(seed),
    articles: makeArticles(seed),
    support: makeSupport(seed),
    players,
    player(gamertag) {
      const player = players.get(gamertag) ?? makePlayer(seed, gamertag);
      players.set(gamertag, player);
      const [oldest] = players.keys();
      if (players.size > mostPlayers && oldest !== undefined) players.delete(oldest);
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

/**
 * So many tickets, and so many subscribers, are kept: a page that sends them without end must not fill the memory
 * (threat 5).
 */
const most = 200;

/** Adds to a list, from whose front the oldest goes where it is full. */
export const keepNewest = <T>(list: T[], one: T): void => {
  list.push(one);
  if (list.length > most) list.shift();
};
