import type { Attachment, State } from '../state/state';

const describeFile = ({ id, fileName, contentType, bytes }: Attachment) => ({
  id,
  fileName,
  contentType,
  size: bytes.length,
});

export const describeState = ({ seed, players, votes, tickets, uploads, subscribers }: State): unknown => ({
  seed,
  players: [...players.values()].map(
    ({ gamertag, balance, inventoryVersion, owned, offers, paused, capes, subscriptions }) => ({
      gamertag,
      balance,
      inventoryVersion,
      owned: Object.fromEntries(owned),
      offers: [...offers],
      paused: [...paused],
      capes: capes.map(({ alias }) => alias),
      subscriptions,
    }),
  ),
  votes: [...votes].map(([article, readers]) => ({ article, readers: Object.fromEntries(readers) })),
  tickets: tickets.map(({ attachments, ...ticket }) => ({ ...ticket, attachments: attachments.map(describeFile) })),
  uploads: [...uploads.values()].map(({ token, attachments }) => ({
    token,
    attachments: attachments.map(describeFile),
  })),
  subscribers,
});
