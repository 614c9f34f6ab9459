import type { Player } from '../state/player';

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
