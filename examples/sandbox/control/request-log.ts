import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { maskBody, maskHeaders, maskText } from './mask-secrets';

export interface LoggedRequest {
  readonly method: string;
  /** Path and query string. Secrets are masked. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as text, or as base64 if the bytes aren't UTF-8. Empty if the body is missing or exceeds a megabyte. */
  readonly body: string;
  readonly bodyEncoding: 'utf8' | 'base64';
  readonly bodyBytes: number;
  /** The route, such as `marketplace.popular`. Missing for an unknown path. */
  readonly call?: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Missing until the response is sent, or if the connection was cut. */
  status?: number;
}

const MAX_ENTRIES = 10_000;
const MAX_CHARACTERS = 32 * 1024 * 1024;
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Lists calls, oldest first. Drops the oldest entries beyond 10,000 calls or 32 million characters. Masks secrets
 * before storing an entry, because users copy logs into bug reports (threat 5).
 */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #lengths: number[] = [];
  #characters = 0;
  readonly #showSecrets: boolean;

  constructor(showSecrets: boolean) {
    this.#showSecrets = showSecrets;
  }

  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  add(
    { url, headers, ...request }: Omit<LoggedRequest, 'body' | 'bodyEncoding' | 'bodyBytes' | 'time' | 'status'>,
    body: Buffer,
  ): LoggedRequest {
    const bodyEncoding = isUtf8(body) ? 'utf8' : 'base64';
    const text = body.length > MAX_BODY_BYTES ? '' : body.toString(bodyEncoding);
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
    while (this.#entries.length > MAX_ENTRIES || this.#characters > MAX_CHARACTERS) {
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
