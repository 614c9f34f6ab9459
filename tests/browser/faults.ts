import type { IncomingMessage, ServerResponse } from 'node:http';

/** What goes wrong with some requests. Without any of `status`, `drop`, `never` and `body` the answer is only late. */
export interface Fault {
  /** Tested against the path with its query: `/dist\/chunks\/flyout/`. */
  readonly url: RegExp;
  /** Asked too, once the path fits. */
  readonly when?: (req: IncomingMessage) => boolean;
  readonly status?: number;
  /** Answered with 200 unless `status` says otherwise; the type is the URL's. */
  readonly body?: string | Uint8Array;
  /** Where a redirect leads. */
  readonly location?: string;
  /** The connection is cut. */
  readonly drop?: true;
  /** No answer ever comes. */
  readonly never?: true;
  readonly delayMs?: number;
  /** The answer waits for it: for a state that a slow browser must have the time to look at. */
  readonly until?: Promise<unknown>;
  /** The first so many only; default all. */
  readonly times?: number;
}

/** The faults of one server: `set` replaces them, `answer` carries them out. */
export class Faults {
  #left: { fault: Fault; times: number }[] = [];

  set(faults: readonly Fault[]): void {
    this.#left = faults.map((fault) => ({ fault, times: fault.times ?? Infinity }));
  }

  /** @returns true when the request was answered, or is left without an answer */
  async answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const entry = this.#left.find(
      ({ fault, times }) => times > 0 && fault.url.test(req.url!) && (fault.when?.(req) ?? true),
    );
    if (!entry) return false;
    entry.times--;
    const { status, body, location, drop, never, delayMs, until } = entry.fault;
    if (never) return true;
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    await until;
    if (drop) {
      res.destroy();
      return true;
    }
    if (status === undefined && body === undefined) return false;
    const { pathname } = new URL(req.url!, 'http://localhost');
    const type = { js: 'text/javascript', css: 'text/css', json: 'application/json', html: 'text/html' }[
      pathname.split('.').pop()!
    ];
    res
      .writeHead(status ?? 200, {
        'content-type': type ?? 'text/plain',
        'access-control-allow-origin': '*',
        ...(location && { location }),
      })
      .end(body ?? '');
    return true;
  }
}

/** A fault that keeps every answer for these URLs until `send` is called. */
export const held = (url: RegExp, fault: Partial<Fault> = {}): { fault: Fault; send(): void } => {
  let send!: () => void;
  const until = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { fault: { ...fault, url, until }, send };
};
