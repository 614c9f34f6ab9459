import type { AddressKind } from '../../io/address-kind';
import { addressKind } from '../../io/address-kind';
import { CliError, codeOf, messageOf } from '../../io/errors';
import { limits } from '../../io/limits';
import { megabytes } from '../../io/messages';
import type { OpenUrlOptions } from '../../io/open-url';
import { openUrl } from '../../io/open-url';
import { unpack } from '../../io/unpack';
import { canParse } from '../../io/urls';
import type { ListSource } from './list-source';

/** What tests change: how names become addresses, how long a server may say nothing, and how much is read. */
export type Network = Pick<OpenUrlOptions, 'kindOf' | 'lookup'> & { seconds?: number; most?: number };

/**
 * Opens a list on a server. What it lists are http addresses too, seen from its own.
 *
 * @param kind what kind of address it must lead to; undefined for one that the user named (threat 12)
 * @throws CliError when it can't be read, says nothing for too long or is too large (threat 9)
 */
export const openAddress = async (
  name: string,
  kind: AddressKind | undefined,
  { seconds = limits.seconds, most = limits.unpacked, kindOf = addressKind, lookup }: Network,
): Promise<ListSource> => {
  if (!canParse(name)) throw new CliError(`${name} is not a URL that can be parsed`);
  const end = new AbortController();
  // A list may be long, and be read slowly by us: the silence is counted, not the whole.
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    timer = setTimeout(() => end.abort(), seconds * 1000);
  };
  const failed = (error: unknown): CliError => {
    if (error instanceof CliError) return error;
    if (end.signal.aborted)
      return new CliError(
        `cannot read ${name}: the server said nothing for ${seconds} seconds, the most that is waited`,
      );
    return new CliError(
      `cannot read ${name}: ${messageOf(error) || String(codeOf(error))}`,
      'Is the server running? Give the address that the list is finally found at, or save it to a file.',
    );
  };
  const silence = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    wait();
    for await (const chunk of chunks) {
      clearTimeout(timer);
      size += chunk.length;
      if (size > most)
        throw new CliError(
          `cannot read ${name}: it has more than ${megabytes(most)}, the most that is read`,
          'Split it into several lists.',
        );
      yield chunk;
      wait();
    }
    clearTimeout(timer);
  };
  wait();
  const answer = await openUrl(name, {
    // A list is a text or XML; what it is shows by its content.
    accept: 'text/plain, application/xml, text/xml, */*;q=0.5',
    signal: end.signal,
    kind,
    kindOf,
    lookup,
  })
    .catch((error: unknown) => {
      throw failed(error);
    })
    .finally(() => clearTimeout(timer));
  const { statusCode = 0, headers, socket } = answer;
  const close = (): void => {
    clearTimeout(timer);
    answer.destroy();
  };
  if (statusCode < 200 || statusCode > 299) {
    close();
    throw new CliError(`cannot read ${name}: the server answered ${statusCode}`);
  }
  const bytes = async function* (): AsyncGenerator<Buffer> {
    try {
      // Packed bytes count too, also where they unpack to nothing.
      yield* unpack(silence(answer), headers['content-encoding']);
    } catch (error) {
      throw failed(error);
    }
  };
  return {
    shown: name,
    key: new URL(name).href,
    bytes: bytes(),
    kind: socket.remoteAddress === undefined ? undefined : kindOf(socket.remoteAddress),
    place: (address) => {
      if (!canParse(address, name) || !/^https?:$/.test(new URL(address, name).protocol))
        throw new CliError(`cannot read ${address}, which ${name} lists: it is no http address`);
      return new URL(address, name).href;
    },
    close,
  };
};
