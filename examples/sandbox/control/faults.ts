import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../http/refusal';
import { crossOrigin } from '../http/write-reply';
import type { Fault } from './fault';
import { testPattern } from './test-pattern';

/** As many can be in force: all are tried on each request. */
export const mostFaults = 200;

interface InForce {
  readonly fault: Fault;
  readonly pattern: RegExp;
  left: number;
}

const ofFiles = /dist|chunks|examples|vendor|catalogue|__sandbox|\.(js|css|html|svg|png|woff2)/;

/** The faults in force: which hits a request, and what it does. */
export class Faults {
  #faults: InForce[] = [];

  /** The newest first. */
  get list(): readonly Fault[] {
    return this.#faults.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left }));
  }

  /**
   * A fault takes the place of an older one with the same `match`; `times: 0` just takes that away.
   *
   * @throws Refusal 400 where 200 are in force
   */
  add(fault: Fault): void {
    const others = this.#faults.filter((one) => one.fault.match !== fault.match);
    const left = fault.times ?? Infinity;
    if (left && others.length >= mostFaults)
      throw new Refusal(
        400,
        'TooManyFaults',
        `${mostFaults} faults are in force: take them away with DELETE /__sandbox/faults.`,
      );
    this.#faults = left ? [{ fault, pattern: RegExp(fault.match), left }, ...others] : others;
  }

  clear(): void {
    this.#faults = [];
  }

  /**
   * The newest fault that hits the request, used up by one.
   *
   * @param file a page or a file is asked for: only a `match` that names a folder or a kind of file means those;
   *   `profile` means the call, not a chunk of that name
   */
  take(method: string, url: string, file: boolean): Fault | undefined {
    const path = url.replace(/\?.*/s, '');
    const hit = this.#faults.find(
      (one) => (!file || ofFiles.test(one.fault.match)) && this.#hits(one, [`${method} ${url}`, `${method} ${path}`]),
    );
    if (hit && --hit.left < 1) this.#faults = this.#faults.filter((one) => one !== hit);
    return hit?.fault;
  }

  /** A fault that takes too long to try is out of force from then on: no request waits for it twice. */
  #hits(one: InForce, texts: readonly string[]): boolean {
    const hits = testPattern(one.pattern, texts);
    if (hits === undefined) {
      this.#faults = this.#faults.filter((other) => other !== one);
      console.error(
        `The fault of ${JSON.stringify(one.fault.match)} took too long to try and is out of force. Begin its "match" with ^, and write [^/]* for .* where one part of the path is meant.`,
      );
    }
    return hits ?? false;
  }
}

/** Waits; ends early when the asker has gone. */
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
 * Carries a fault out.
 *
 * @returns the status that was answered; 0 for a connection that was cut, or whose asker has gone meanwhile; undefined
 *   where
 *   the call goes on to its answer, late
 */
export const carryOut = async (
  { delayMs, status, drop, body, headers }: Fault,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<number | undefined> => {
  if (delayMs) await wait(delayMs, res);
  if (res.destroyed) return 0;
  if (!drop && status === undefined && body === undefined) return undefined;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
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
    // A part is there before the cut.
    res.write(text, () => req.socket.destroy());
    return 0;
  }
  res.end(bodiless ? undefined : text);
  return code;
};
