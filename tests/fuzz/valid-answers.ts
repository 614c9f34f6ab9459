import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { makeJwt } from '../../examples/sandbox/auth/jwt';
import { createSandbox } from '../../examples/sandbox/sandbox';
import { createServices } from '../../src/services/create-services';
import { signedIn } from '../wire/sign-in';

type Call = (...args: unknown[]) => Promise<unknown>;

export interface ValidAnswers {
  readonly answers: ReadonlyMap<string, unknown>;
  call(name: string, args: readonly unknown[]): Promise<unknown>;
  /** @returns whether there were pending calls */
  waitForCalls(): Promise<boolean>;
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
  // Node's fetch rejects a document's abort signals, so omit them.
  const real = fetch;
  vi.stubGlobal('fetch', (url: string, { signal: _, ...init }: RequestInit = {}) => real(url, init));
  const client = createServices({
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }) as unknown as Record<string, Record<string, Call>>;
  const answers = new Map<string, unknown>();
  const pending = new Set<Promise<unknown>>();
  return {
    answers,
    call: async (name, args) => {
      const [group, method] = name.split('.') as [string, string];
      const pendingCall = client[group]![method]!(...args);
      pending.add(pendingCall);
      const answer = await pendingCall.finally(() => pending.delete(pendingCall));
      answers.set(name, answer);
      return structuredClone(answer);
    },
    waitForCalls: async () => {
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
