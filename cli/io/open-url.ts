import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { AddressKind } from './address-kind';
import { addressKind } from './address-kind';
import { canParse } from './can-parse';
import { limits } from './limits';
import { ACCEPTED } from './unpack';

/** What a request goes by; all but `accept` and `signal` are there for tests. */
export interface OpenUrlOptions {
  /** The media types that are asked for. */
  accept: string;
  /** Ends the request and the reading of the answer. */
  signal: AbortSignal;
  /** Told of each URL that is asked for: the last one is where the answer is from. */
  asked?: (url: URL) => void;
  /** What kind of address it must lead to from the start: that of the list which named it. */
  kind?: AddressKind;
  kindOf?: (address: string) => AddressKind;
  /** All addresses of a host name. */
  lookup?: (host: string, done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Asks for a URL that the user named, and follows redirects: to http and https alone, and only to addresses of the kind
 * that the first one was (threat 12). A page of the public network leads to nothing of this machine or of the network
 * round it. The addresses that are judged are those that are connected to: a name is resolved once.
 *
 * @returns the answer, whatever its status; its body is not read yet
 * @throws Error when there is none, or a redirect is refused
 */
export const openUrl = async (address: string, options: OpenUrlOptions): Promise<IncomingMessage> => {
  let url = new URL(address);
  let { kind } = options;
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    options.asked?.(url);
    const { answer, peer } = await ask(url, kind, redirects > 0, options);
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.statusCode ?? 0) || location === undefined) return answer;
    answer.destroy();
    kind ??= peer === undefined ? undefined : (options.kindOf ?? addressKind)(peer);
    if (kind === undefined) throw new Error('the server redirects, and hung up before its address was known');
    const before = url;
    if (!canParse(location, before)) throw new Error(`the server redirects to ${location}, which is no URL`);
    url = new URL(location, before);
    if (!/^https?:$/.test(url.protocol))
      throw new Error(`the server redirects to ${url.href}, and only http and https are followed`);
    // A server has no say in who we are elsewhere.
    url.username = url.password = '';
    if (url.origin === before.origin) [url.username, url.password] = [before.username, before.password];
  }
  throw new Error(`the server redirects more than ${limits.redirects} times`);
};

const ask = (
  url: URL,
  kind: AddressKind | undefined,
  redirected: boolean,
  { accept, signal, kindOf = addressKind, lookup = resolveAll }: OpenUrlOptions,
): Promise<{ answer: IncomingMessage; peer: string | undefined }> =>
  new Promise((resolve, reject) => {
    const refused = (found: string): Error =>
      new Error(
        redirected
          ? `the server redirects to ${url.href}, whose address is ${found}, while the first one's is ${kind}`
          : `its address is ${found}, while that of the list which names it is ${kind}`,
      );
    const allowed = (found: string): boolean => kind === undefined || kindOf(found) === kind;
    // An address needs no look-up; the URL's reader has brought its decimal, octal and hexadecimal spellings into one
    // form.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !allowed(literal)) return reject(refused(kindOf(literal)));
    const guarded: LookupFunction = (host, asked, done) =>
      lookup(host, (error, addresses) => {
        if (error) return done(error, '');
        const fine = addresses.filter((each) => allowed(each.address));
        const [first] = fine;
        if (!first)
          return done(addresses[0] ? refused(kindOf(addresses[0].address)) : new Error(`${host} has no address`), '');
        if (asked.all) done(null, fine);
        else done(null, first.address, first.family);
      });
    let peer: string | undefined;
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      // Of its own: a connection that another name was judged for is not used again.
      agent: false,
      lookup: guarded,
      signal,
      headers: { accept, 'accept-encoding': ACCEPTED, 'user-agent': 'cobble' },
    });
    request.on('socket', (socket) =>
      socket.once('connect', () => {
        peer = socket.remoteAddress;
      }),
    );
    request.on('response', (answer) => resolve({ answer, peer }));
    request.on('error', reject);
    // Where the server switches protocols there is neither an answer nor an error.
    request.on('close', () => reject(new Error('the server gave no answer')));
    request.end();
  });

const resolveAll: NonNullable<OpenUrlOptions['lookup']> = (host, done) => systemLookup(host, { all: true }, done);
