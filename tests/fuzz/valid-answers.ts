import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { makeJwt } from '../../examples/sandbox/auth/jwt';
import { createSandbox } from '../../examples/sandbox/sandbox';
import { createServices } from '../../src/services/create-services';
import { signedIn } from '../wire/sign-in';

type Call = (...args: unknown[]) => Promise<unknown>;

export interface ValidAnswers {
  readonly kept: ReadonlyMap<string, unknown>;
  ask(name: string, args: readonly unknown[]): Promise<unknown>;
  /** @returns whether there were pending calls */
  answered(): Promise<boolean>;
  close(): void;
}

/** Uses the real client, so the test needs a document. */
export const validAnswers = async (): Promise<ValidAnswers> => {
  const sandbox = createSandbox(1, { isKnownHost: () => true, showSecrets: false });
  const server = createServer(
    (req, res) => void (async () => (await sandbox.first(req, res)) || (await sandbox.last(req, res)))(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const token = makeJwt({ gtg: 'Pixelfox42', exp: Math.floor(Date.now() / 1000) + 3600 });
  const xbl = `XBL3.0 x=1;${token}`;
  const session = {
    ...signedIn().storage,
    minecraft: JSON.stringify({ mcToken: token, playFabXBL: 'p' }),
    playFabToken: 'p',
    xboxToken: xbl,
    realmsToken: xbl,
    marketplaceToken: token,
  };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  for (const pair of [`bearer=${token}`, `access=${token}`, 'session_username=Pixelfox42']) document.cookie = pair;
  // Node's fetch rejects a document's abort signals.
  const real = fetch;
  vi.stubGlobal('fetch', (url: string, { signal: _, ...init }: RequestInit = {}) => real(url, init));
  const client = createServices({
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }) as unknown as Record<string, Record<string, Call>>;
  const kept = new Map<string, unknown>();
  const pending = new Set<Promise<unknown>>();
  return {
    kept,
    ask: async (name, args) => {
      const [group, method] = name.split('.') as [string, string];
      const call = client[group]![method]!(...args);
      pending.add(call);
      const answer = await call.finally(() => pending.delete(call));
      kept.set(name, answer);
      return structuredClone(answer);
    },
    answered: async () => {
      const calls = [...pending];
      await Promise.allSettled(calls);
      return calls.length > 0;
    },
    close: () => {
      vi.unstubAllGlobals();
      localStorage.clear();
      server.closeAllConnections();
      server.close();
    },
  };
};
