import type { Call } from '../http/call';
import { decode } from '../http/decode';

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
