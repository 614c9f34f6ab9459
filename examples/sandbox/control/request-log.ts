import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';

/** One call as it came in. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query, as they were on the wire. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** The raw text; base64 where the bytes are no UTF-8 (`bodyEncoding` says which); empty for none, and above a megabyte. */
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
const longestBody = 1024 * 1024;

/** What came in since the start or the last reset, the oldest first; at most 10,000, then the oldest go. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** @returns the entry, whose status is set when it is known */
  add(request: Omit<LoggedRequest, 'body' | 'bodyEncoding' | 'bodyBytes' | 'time' | 'status'>, body: Buffer): LoggedRequest {
    const bodyEncoding = isUtf8(body) ? 'utf8' : 'base64';
    const entry: LoggedRequest = {
      ...request,
      body: body.length > longestBody ? '' : body.toString(bodyEncoding),
      bodyEncoding,
      bodyBytes: body.length,
      time: Date.now(),
    };
    this.#entries.push(entry);
    if (this.#entries.length > most) this.#entries.shift();
    return entry;
  }

  clear(): void {
    this.#entries = [];
  }
}
