import type { Call } from '../http/call';
import { decode } from '../http/params';
import { Refusal } from '../http/refusal';
import type { Player } from '../state/player';

/** @throws Refusal 401 */
export const playerOf = ({ player }: Call): Player => {
  if (!player) throw new Refusal(401, 'Unauthorized', 'The call needs a signed-in player.');
  return player;
};

/**
 * Identifies the reader by the gamertag in a cookie. Callers without this cookie, such as pages of other origins, count
 * as one reader.
 */
export const readerOf = ({ headers, state }: Call): { readonly name: string; readonly id: number } => {
  const cookie = /(?:^|; )session_username=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  if (cookie) {
    const name = decode(cookie);
    return { name: `player ${name}`, id: Number(state.player(name).xuid.slice(-9)) };
  }
  return { name: 'anonymous', id: 1 };
};

/** @param id identifies a subscription, its realm or its payment */
export const isPaused = (player: Player, id: string): boolean =>
  namesOf(player, id).some((name) => player.paused.has(name));

export const namesOf = ({ realm, subscriptions }: Player, id: string): readonly string[] => {
  const own = [
    String(realm.id),
    realm.recurringPaymentId,
    subscriptions.find(({ world }) => world?.id === realm.id)?.id ?? '',
  ];
  return own.includes(id) ? own : [id];
};

/** RFC 5321 limits addresses to 254 characters. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
