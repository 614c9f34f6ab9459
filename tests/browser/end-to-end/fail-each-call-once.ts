import type { IncomingMessage } from 'node:http';
import { matchRoute } from '../../../examples/sandbox/http/router';

export const isCall = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean => {
  const { pathname, searchParams } = new URL(url!, 'http://localhost');
  const match = matchRoute(method!, pathname, searchParams);
  return !!match && 'route' in match;
};

/** Fails each call until the client stops retrying it. The next call with the same parameters succeeds. */
export class FailEachCallOnce {
  readonly attempts = new Map<string, number>();
  readonly #failed = new Set<string>();

  readonly shouldFail = ({ method, url }: IncomingMessage): boolean => {
    const { pathname, searchParams } = new URL(url!, 'http://localhost');
    const match = matchRoute(method!, pathname, searchParams);
    if (!match || !('route' in match)) return false;
    for (const name of ['ms-cv', 'requestId']) searchParams.delete(name);
    const key = `${method} ${pathname}?${searchParams}`;
    const tries = (this.attempts.get(key) ?? 0) + 1;
    this.attempts.set(key, tries);
    const fails = tries <= (match.route.retry === 'never' ? 1 : 3);
    if (fails) this.#failed.add(key);
    else this.#failed.delete(key);
    return fails;
  };

  get abandoned(): string[] {
    return [...this.#failed];
  }

  get calls(): string[] {
    return [...this.attempts.keys()];
  }
}
