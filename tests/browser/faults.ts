import type { IncomingMessage, ServerResponse } from 'node:http';

/** A fault for matching requests. It only delays the response unless `status`, `body`, `drop` or `never` is set. */
export interface Fault {
  readonly url: RegExp;
  readonly when?: (req: IncomingMessage) => boolean;
  readonly status?: number;
  /** Sent with status 200 unless `status` is set. */
  readonly body?: string | Uint8Array;
  /** The media type of the body. Default: the type that the URL's extension implies. */
  readonly type?: string;
  readonly location?: string;
  readonly drop?: true;
  /** Closes the connection in the middle of the body. */
  readonly cut?: true;
  readonly never?: true;
  readonly delayMs?: number;
  /** Delays the response until this promise resolves, so that slow browsers can observe a state. */
  readonly until?: Promise<unknown>;
  /** Number of requests to affect. Default: all. */
  readonly times?: number;
}

export class Faults {
  #left: { fault: Fault; times: number }[] = [];

  set(faults: readonly Fault[]): void {
    this.#left = faults.map((fault) => ({ fault, times: fault.times ?? Infinity }));
  }

  /** @returns true if the request was answered or stays unanswered on purpose */
  async answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const entry = this.#left.find(
      ({ fault, times }) => times > 0 && fault.url.test(req.url!) && (fault.when?.(req) ?? true),
    );
    if (!entry) return false;
    entry.times--;
    const { status, body, type, location, drop, cut, never, delayMs, until } = entry.fault;
    if (never) return true;
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    await until;
    if (drop) {
      res.destroy();
      return true;
    }
    if (status === undefined && body === undefined) return false;
    const { pathname } = new URL(req.url!, 'http://localhost');
    const typeOfUrl = { js: 'text/javascript', css: 'text/css', json: 'application/json', html: 'text/html' }[
      pathname.split('.').pop()!
    ];
    res.writeHead(status ?? 200, {
      'content-type': type ?? typeOfUrl ?? 'text/plain',
      'access-control-allow-origin': '*',
      ...(location && { location }),
      ...(cut && { 'content-length': 2 * (body?.length ?? 0) }),
    });
    if (cut) res.write(body, () => res.destroy());
    else res.end(body ?? '');
    return true;
  }
}

/** Returns a fault that delays responses for these URLs, and `send`, which ends the delay. */
export const holdBack = (url: RegExp, fault: Partial<Fault> = {}): { fault: Fault; send(): void } => {
  let send!: () => void;
  const until = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { fault: { ...fault, url, until }, send };
};
