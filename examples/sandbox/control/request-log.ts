import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { maskBody, maskHeaders, maskText } from './mask-secrets';

/** One call as it came in. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query, as they were on the wire but for secrets. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /**
   * The raw text; base64 where the bytes are no UTF-8 (`bodyEncoding` says which); empty for none, and above a
   * megabyte.
   */
  readonly body: string;
  readonly bodyEncoding: 'utf8' | 'base64';
  readonly bodyBytes: number;
  /** The route in the table, `marketplace.popular`, and its rule; absent for a path that is none. */
  readonly call?: string;
  readonly rule?: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** What it was answered with; absent until then, and where the connection was cut. */
  status?: number;
}

const most = 10_000;
const mostCharacters = 32 * 1024 * 1024;
const longestBody = 1024 * 1024;

/**
 * What came in since the start or the last reset, the oldest first; at most 10,000 requests and 32 million characters,
 * then the oldest go. Secrets are masked before they are kept: a log is copied into reports, and read by whoever
 * reaches it (threat 5).
 */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  /** The length of each entry, written out. */
  #lengths: number[] = [];
  #characters = 0;
  readonly #showSecrets: boolean;

  /** @param showSecrets tokens and cookies are kept as they came */
  constructor(showSecrets: boolean) {
    this.#showSecrets = showSecrets;
  }

  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** @returns the entry, whose status is set when it is known */
  add(
    { url, headers, ...request }: Omit<LoggedRequest, 'body' | 'bodyEncoding' | 'bodyBytes' | 'time' | 'status'>,
    body: Buffer,
  ): LoggedRequest {
    const bodyEncoding = isUtf8(body) ? 'utf8' : 'base64';
    const text = body.length > longestBody ? '' : body.toString(bodyEncoding);
    const entry: LoggedRequest = {
      ...request,
      url: this.#showSecrets ? url : maskText(url),
      headers: this.#showSecrets ? headers : maskHeaders(headers),
      body: this.#showSecrets || bodyEncoding === 'base64' ? text : maskBody(text),
      bodyEncoding,
      bodyBytes: body.length,
      time: Date.now(),
    };
    const { length } = JSON.stringify(entry);
    this.#entries.push(entry);
    this.#lengths.push(length);
    this.#characters += length;
    while (this.#entries.length > most || this.#characters > mostCharacters) {
      this.#entries.shift();
      this.#characters -= this.#lengths.shift() ?? 0;
    }
    return entry;
  }

  clear(): void {
    this.#entries = [];
    this.#lengths = [];
    this.#characters = 0;
  }
}
