import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../http/refusal';
import { crossOrigin } from '../http/write-reply';
import type { Fault } from './fault';
import { testPattern } from './test-pattern';

/** Limits the number of faults, because each request is matched against all of them. */
export const MAX_FAULTS = 200;

interface ActiveFault {
  readonly fault: Fault;
  readonly pattern: RegExp;
  left: number;
}

const ofFiles = /dist|chunks|examples|vendor|catalogue|__sandbox|\.(js|css|html|svg|png|woff2)/;

export class Faults {
  #faults: ActiveFault[] = [];

  /** The faults, newest first. */
  get list(): readonly Fault[] {
    return this.#faults.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left }));
  }

  /**
   * Adds a fault, and removes any earlier fault with the same `match`. If `times` is 0, adds nothing.
   *
   * @throws Refusal 400 if there are too many faults
   */
  add(fault: Fault): void {
    const others = this.#faults.filter((one) => one.fault.match !== fault.match);
    const left = fault.times ?? Infinity;
    if (left && others.length >= MAX_FAULTS)
      throw new Refusal(
        400,
        'TooManyFaults',
        `${MAX_FAULTS} faults are active, the limit. Fix: remove them with DELETE /__sandbox/faults.`,
      );
    this.#faults = left ? [{ fault, pattern: RegExp(fault.match), left }, ...others] : others;
  }

  clear(): void {
    this.#faults = [];
  }

  /**
   * Returns the newest matching fault, and decrements its `times`. A fault affects pages and files only if its `match`
   * contains a folder or a file extension, so a fault for the call `profile` doesn't affect the script of that name.
   *
   * @param file whether a page or file is requested, not a call
   */
  take(method: string, url: string, file: boolean): Fault | undefined {
    const path = url.replace(/\?.*/s, '');
    const hit = this.#faults.find(
      (one) => (!file || ofFiles.test(one.fault.match)) && this.#hits(one, [`${method} ${url}`, `${method} ${path}`]),
    );
    if (hit && --hit.left < 1) this.#faults = this.#faults.filter((one) => one !== hit);
    return hit?.fault;
  }

  #hits(one: ActiveFault, texts: readonly string[]): boolean {
    const hits = testPattern(one.pattern, texts);
    if (hits === undefined) {
      this.#faults = this.#faults.filter((other) => other !== one);
      console.error(
        `The fault of ${JSON.stringify(one.fault.match)} took too long to match and was disabled. Fix: start its "match" with ^, and write [^/]* instead of .* for one segment of the path.`,
      );
    }
    return hits ?? false;
  }
}

const wait = (milliseconds: number, res: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      res.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    res.once('close', done);
  });

/**
 * @returns the response's status; 0 if the client or the fault closed the connection; undefined if the fault was only a
 * delay
 */
export const carryOut = async (
  { delayMs, status, drop, body, headers }: Fault,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<number | undefined> => {
  if (delayMs) await wait(delayMs, res);
  if (res.destroyed) return 0;
  if (!drop && status === undefined && body === undefined) return undefined;
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  if (drop && !text) {
    req.socket.destroy();
    return 0;
  }
  const code = status ?? 200;
  const type = /^\s*</.test(text) ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  const named = Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const bodiless = code === 204 || code === 205 || code === 304;
  res.writeHead(code, {
    ...crossOrigin,
    'cache-control': 'no-store',
    ...(text && !bodiless && { 'content-type': type }),
    ...(drop && { 'content-length': String(Buffer.byteLength(text) + 1000) }),
    ...named,
  });
  if (drop) {
    res.write(text, () => req.socket.destroy());
    return 0;
  }
  res.end(bodiless ? undefined : text);
  return code;
};
