import { vi } from 'vitest';
import { createServices } from '../../../src/services/create-services';
import type { Services } from '../../../src/services/services';
import type { Settings } from '../../../src/services/settings';
import type { Page } from '../../wire/open-page';
import { openPage } from '../../wire/open-page';
import { signedIn } from '../../wire/sign-in';

export interface Sent {
  readonly url: string;
  readonly init: RequestInit & { headers: Record<string, string> };
  answer(response: Response): void;
  fail(error?: unknown): void;
}

export interface TestClient extends Services {
  readonly page: Page;
  readonly sent: Sent[];
  readonly visited: string[];
  respond(make: (sent: Sent) => Response): void;
}

export const json = (value: unknown, init?: ResponseInit): Response => new Response(JSON.stringify(value), init);

/** Creates a client with stubbed globals. `vi.unstubAllGlobals()` removes the stubs. */
export const testClient = (
  settings: Partial<Settings> = {},
  { loggedIn = true, page = openPage() } = {},
): TestClient => {
  if (loggedIn) page.signIn(signedIn());
  const sent: Sent[] = [];
  const visited: string[] = [];
  let respond: ((sent: Sent) => Response) | undefined;
  vi.stubGlobal(
    'fetch',
    (url: string, init: Sent['init']) =>
      new Promise((resolve, reject) => {
        const one: Sent = {
          url,
          init,
          answer: resolve,
          fail: (error) => reject(error ?? new TypeError('fetch failed')),
        };
        sent.push(one);
        init.signal?.addEventListener('abort', () => reject(init.signal!.reason));
        if (respond) resolve(respond(one));
      }),
  );
  const services = createServices(
    { api: 'https://api.example', ...settings },
    { navigate: (url) => void visited.push(url) },
  );
  return {
    ...services,
    page,
    sent,
    visited,
    respond: (make) => {
      respond = make;
    },
  };
};
