import type { Call } from '../http/call';
import { decode } from '../http/params';
import { Refusal } from '../http/refusal';
import type { Player } from '../state/player';

/** The signed-in player of a call whose route needs one. @throws Refusal 401 */
export const playerOf = ({ player }: Call): Player => {
  if (!player) throw new Refusal(401, 'Unauthorized', 'The call needs a signed-in player.');
  return player;
};

/**
 * Who reads, as far as a help centre can tell: the gamertag of the cookie that pages of this origin send along;
 * everybody else is one anonymous reader.
 */
export const readerOf = ({ headers, state }: Call): { readonly name: string; readonly id: number } => {
  const cookie = /(?:^|; )session_username=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  if (cookie) {
    const name = decode(cookie);
    return { name: `player ${name}`, id: Number(state.player(name).xuid.slice(-9)) };
  }
  return { name: 'anonymous', id: 1 };
};

/**
 * Whether a subscription is paused. The first one is the profile area's realm: it has the realm's number, its payment's
 * id and the subscription's id for names.
 */
export const isPaused = (player: Player, id: string): boolean =>
  namesOf(player, id).some((name) => player.paused.has(name));

/** All names of what an id names. */
export const namesOf = ({ realm, subscriptions }: Player, id: string): readonly string[] => {
  const own = [
    String(realm.id),
    realm.recurringPaymentId,
    subscriptions.find(({ world }) => world?.id === realm.id)?.id ?? '',
  ];
  return own.includes(id) ? own : [id];
};

/**
 * Whether a text is a mail address as far as its shape tells. No address is longer than 254 characters (RFC 5321), and
 * the pattern is not tried on more.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
