import type { IncomingMessage } from 'node:http';
import { matchRoute } from '../../../examples/sandbox/http/router';

/** Whether a request is one of the specification's calls. */
export const isCall = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean => {
  const { pathname, searchParams } = new URL(url!, 'http://localhost');
  const match = matchRoute(method!, pathname, searchParams);
  return !!match && 'route' in match;
};

/**
 * Lets each call of a page fail the first time that it is made: all the tries that the client makes of it by itself.
 * Calls of different parameters are different calls.
 */
export class FailEachCallOnce {
  readonly #tries = new Map<string, number>();
  /** Calls whose last try, so far, has failed. */
  readonly #failed = new Set<string>();

  /** Whether this request is to fail. */
  readonly takes = ({ method, url }: IncomingMessage): boolean => {
    const { pathname, searchParams } = new URL(url!, 'http://localhost');
    const match = matchRoute(method!, pathname, searchParams);
    if (!match || !('route' in match)) return false;
    // What is made anew for each request makes no other call of it.
    for (const name of ['ms-cv', 'requestId']) searchParams.delete(name);
    const key = `${method} ${pathname}?${searchParams}`;
    const tries = (this.#tries.get(key) ?? 0) + 1;
    this.#tries.set(key, tries);
    const fails = tries <= (match.route.retry === 'never' ? 1 : 3);
    if (fails) this.#failed.add(key);
    else this.#failed.delete(key);
    return fails;
  };

  /** Calls that failed and were never made again. */
  get abandoned(): string[] {
    return [...this.#failed];
  }

  /** Method and URL of each that was made. */
  get calls(): string[] {
    return [...this.#tries.keys()];
  }
}
