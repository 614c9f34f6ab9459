import type { IncomingMessage } from 'node:http';
import type { AddressKind } from '../../io/address-kind';
import { addressKind } from '../../io/address-kind';
import { CliError, codeOf, messageOf } from '../../io/errors';
import { limits } from '../../io/limits';
import { megabytes } from '../../io/messages';
import type { OpenUrlOptions } from '../../io/open-url';
import { openUrl } from '../../io/open-url';
import { statusAdvice } from '../../io/status-advice';
import { unpack } from '../../io/unpack';
import { canParse } from '../../io/urls';
import type { ListSource } from './list-source';

/** Only tests set these options. `seconds` limits a pause without data, and `most` limits a list's bytes. */
export type Network = Pick<OpenUrlOptions, 'kindOf' | 'lookup'> & { seconds?: number; most?: number };

/**
 * Opens a list on a server. If the list is an index, it must list only http URLs.
 *
 * @param kind the required kind of the server's IP address (threat 12); undefined if the user typed the URL
 */
export const openAddress = async (
  name: string,
  kind: AddressKind | undefined,
  { seconds = limits.seconds, most = limits.unpacked, kindOf = addressKind, lookup }: Network,
): Promise<ListSource> => {
  if (!canParse(name))
    throw new CliError(`${name} isn't a valid URL`, 'Write it as https://www.example.com/sitemap.xml.');
  const silence = new Silence(name, seconds);
  const response = await request(name, silence, { kind, kindOf, lookup });
  const { statusCode = 0, headers, socket } = response;
  const close = (): void => {
    silence.end();
    response.destroy();
  };
  if (statusCode < 200 || statusCode > 299) {
    close();
    throw new CliError(`cannot read ${name}: the server answered ${statusCode}`, statusAdvice(statusCode));
  }
  const bytes = async function* (): AsyncGenerator<Buffer> {
    try {
      // Also limit the compressed bytes, because an endless response may unpack to nothing.
      yield* unpack(limited(silence.between(response), name, most), headers['content-encoding']);
    } catch (error) {
      throw silence.errorFor(error);
    }
  };
  return {
    shown: name,
    key: new URL(name).href,
    bytes: bytes(),
    kind: socket.remoteAddress === undefined ? undefined : kindOf(socket.remoteAddress),
    place: (address) => placeOf(address, name),
    close,
  };
};

const request = async (
  name: string,
  silence: Silence,
  options: Pick<OpenUrlOptions, 'kind' | 'kindOf' | 'lookup'>,
): Promise<IncomingMessage> => {
  silence.begin();
  try {
    const accept = 'text/plain, application/xml, text/xml, */*;q=0.5';
    return await openUrl(name, { ...options, accept, signal: silence.signal });
  } catch (error) {
    throw silence.errorFor(error);
  } finally {
    silence.end();
  }
};

/** Ends a request if the server pauses too long, but doesn't limit the whole request's time. */
class Silence {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly name: string,
    private readonly seconds: number,
  ) {}

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  begin(): void {
    this.timer = setTimeout(() => this.controller.abort(), this.seconds * 1000);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  async *between(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    this.begin();
    for await (const chunk of chunks) {
      this.end();
      yield chunk;
      this.begin();
    }
    this.end();
  }

  errorFor(error: unknown): CliError {
    if (error instanceof CliError) return error;
    if (this.signal.aborted)
      return new CliError(
        `cannot read ${this.name}: the server sent nothing for ${this.seconds} seconds, the timeout`,
        'Try again later, or save the list to a file.',
      );
    return new CliError(
      `cannot read ${this.name}: ${messageOf(error) || String(codeOf(error))}`,
      'Check that the server is running, use the final URL after redirects, or save the list to a file.',
    );
  }
}

async function* limited(chunks: AsyncIterable<Buffer>, name: string, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most)
      throw new CliError(
        `cannot read ${name}: it is larger than ${megabytes(most)}, the limit`,
        'Split it into several lists.',
      );
    yield chunk;
  }
}

const placeOf = (address: string, list: string): string => {
  if (!canParse(address, list) || !/^https?:$/.test(new URL(address, list).protocol))
    throw new CliError(
      `cannot read ${address}, which ${list} lists: it isn't an http URL`,
      'Correct it in the sitemap.',
    );
  return new URL(address, list).href;
};
