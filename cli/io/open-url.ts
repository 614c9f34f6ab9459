import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { AddressKind } from './address-kind';
import { addressKind } from './address-kind';
import { limits } from './limits';
import { ACCEPTED } from './unpack';
import { canParse } from './urls';

/** Only tests set `kindOf` and `lookup`. */
export interface OpenUrlOptions {
  accept: string;
  /** The `Origin` header, which makes servers send CORS headers. */
  origin?: string;
  signal: AbortSignal;
  /** Receives each URL before its request. */
  onRequest?: (url: URL) => void;
  kind?: AddressKind;
  kindOf?: (address: string) => AddressKind;
  lookup?: LookupAll;
}

type LookupAll = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export class RedirectLimitError extends Error {}

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Follows redirects only to the same kind of address: a public page mustn't lead to the private network (threat 12).
 * @returns the unread response, with any status
 */
export const openUrl = async (address: string, options: OpenUrlOptions): Promise<IncomingMessage> => {
  let url = new URL(address);
  let { kind } = options;
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    options.onRequest?.(url);
    const { answer, peer } = await request({ url, kind, isRedirected: redirects > 0 }, options);
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.statusCode ?? 0) || location === undefined) return answer;
    answer.destroy();
    kind ??= peer === undefined ? undefined : (options.kindOf ?? addressKind)(peer);
    if (kind === undefined) throw new Error('the server closed the connection before its address was known');
    url = redirectTarget(location, url);
  }
  throw new RedirectLimitError(`the server redirects more than ${limits.redirects} times`);
};

const redirectTarget = (location: string, from: URL): URL => {
  if (!canParse(location, from)) throw new Error(`the server redirects to ${location}, which isn't a URL`);
  const url = new URL(location, from);
  if (!/^https?:$/.test(url.protocol))
    throw new Error(`the server redirects to ${url.href}, but only http and https are followed`);
  // Drop the user's credentials if the origin changes. Ignore credentials in the redirect's address.
  const isSameOrigin = url.origin === from.origin;
  url.username = isSameOrigin ? from.username : '';
  url.password = isSameOrigin ? from.password : '';
  return url;
};

interface Hop {
  readonly url: URL;
  readonly kind: AddressKind | undefined;
  readonly isRedirected: boolean;
}

const request = (
  hop: Hop,
  { accept, origin, signal, kindOf = addressKind, lookup = resolveAll }: OpenUrlOptions,
): Promise<{ answer: IncomingMessage; peer: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { url, kind } = hop;
    // Node doesn't call `lookup` for an IP address, so check it here.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && kind !== undefined && kindOf(literal) !== kind) return reject(wrongKind(hop, kindOf(literal)));
    let peer: string | undefined;
    const sent = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      // An agent could reuse a connection, and skip the address check in `lookup`.
      agent: false,
      lookup: guardedLookup(hop, kindOf, lookup),
      signal,
      headers: { accept, 'accept-encoding': ACCEPTED, 'user-agent': 'cobble', ...(origin && { origin }) },
    });
    sent.on('socket', (socket) =>
      socket.once('connect', () => {
        peer = socket.remoteAddress;
      }),
    );
    sent.on('response', (answer) => resolve({ answer, peer }));
    sent.on('error', reject);
    // Only `close` fires if the server switches protocols.
    sent.on('close', () => reject(new Error('no response from the server')));
    sent.end();
  });

/** Resolves a host to addresses of the required kind only. The connection doesn't resolve the host again. */
const guardedLookup =
  (hop: Hop, kindOf: (address: string) => AddressKind, lookup: LookupAll): LookupFunction =>
  (host, { all }, done) =>
    lookup(host, (error, addresses) => {
      if (error) return done(error, '');
      const allowed = addresses.filter(({ address }) => hop.kind === undefined || kindOf(address) === hop.kind);
      const [first] = allowed;
      const [rejected] = addresses;
      if (first && all) done(null, allowed);
      else if (first) done(null, first.address, first.family);
      else done(rejected ? wrongKind(hop, kindOf(rejected.address)) : new Error(`${host} has no address`), '');
    });

const wrongKind = ({ url, kind, isRedirected }: Hop, found: AddressKind): Error =>
  new Error(
    isRedirected
      ? `the server redirects to ${url.href} at a ${found} address, but the first address is ${kind}`
      : `its address is ${found}, but the address of the list is ${kind}`,
  );

const resolveAll: LookupAll = (host, done) => systemLookup(host, { all: true }, done);
