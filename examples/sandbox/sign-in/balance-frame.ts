import type { IncomingMessage, ServerResponse } from 'node:http';
import { decode } from '../http/params';
import type { State } from '../state/state';
import { scriptJson, sendPage } from './page';

export const balanceFramePath = '/__sandbox/balance';

/**
 * Sends the page that the setting `frameUrl` points to. The page posts the signed-in player's balance only to a parent
 * of the same origin.
 */
export const sendBalanceFrame = ({ headers }: IncomingMessage, res: ServerResponse, state: State): void => {
  const gamertag = decode(/(?:^|; )session_username=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '');
  const message = { type: 'cobble:balance', ...(gamertag && { balance: state.player(gamertag).balance }) };
  sendPage(res, {
    title: 'Balance',
    content: '<h1>Balance</h1>',
    script: `parent.postMessage(${scriptJson(message)}, location.origin);`,
    frameAncestors: "'self'",
  });
};
