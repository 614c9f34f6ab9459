import type { IncomingMessage } from 'node:http';
import { matchRoute } from '../../../examples/sandbox/http/router';

/** Whether a request is a call of the specification. */
export const isCall = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean => {
  const { pathname, searchParams } = new URL(url!, 'http://localhost');
  const match = matchRoute(method!, pathname, searchParams);
  return !!match && 'route' in match;
};

/**
 * Fails each call of a page once, including all retries of the client. Calls with different parameters are different
 * calls.
 */
export class FailEachCallOnce {
  readonly #tries = new Map<string, number>();
  /** Calls that have failed and weren't made again yet. */
  readonly #failed = new Set<string>();

  readonly takes = ({ method, url }: IncomingMessage): boolean => {
    const { pathname, searchParams } = new URL(url!, 'http://localhost');
    const match = matchRoute(method!, pathname, searchParams);
    if (!match || !('route' in match)) return false;
    // Ignores values that are unique to each request.
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

  get calls(): string[] {
    return [...this.#tries.keys()];
  }
}
