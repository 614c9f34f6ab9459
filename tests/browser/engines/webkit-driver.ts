import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port';
import { recordBrowserVersion } from '../record-browser-version';
import { engine } from './engine';
import type { Motion } from './pages';
import { webkitProgram } from './webkit-program';

/** Makes the toolbar narrower. By default it takes 447 px, and the window can't be narrower than that. */
const narrow = 'toolbar *, headerbar *, entry, entry *, button { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

/** Controls one browser at a time, on a virtual screen if the browser needs one. */
export interface WebKitDriver {
  start(): Promise<void>;
  /** @throws Error with the driver's message */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** @throws Error if the browser doesn't end */
  end(): Promise<void>;
  close(): void;
}

/**
 * @param proxy `127.0.0.1:PORT`, for all requests
 * @throws Error with what to install, or why the browser doesn't start
 */
export const webkitDriver = async (proxy: string, motion?: Motion): Promise<WebKitDriver> => {
  const { command, options } = webkitProgram();
  const port = await freePort();
  const settings = mkdtempSync(join(tmpdir(), 'cobble-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrow);
  if (motion === 'reduce')
    writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // Closing the shell's input ends the shell's process group, including the virtual screen and the browser.
  const child = spawn('sh', ['-c', '"$@" </dev/null & cat; kill 0', 'sh', ...command, `--port=${port}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      ...process.env,
      XDG_CONFIG_HOME: settings,
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  // The timeout is longer than the driver's script timeout of a minute.
  const call = async (method: string, path: string, body?: unknown, timeout = 90_000) => {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value as unknown;
  };
  let at = '';
  return {
    start: async () => {
      const session = (await call('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: 'none',
            ...options,
            proxy: { proxyType: 'manual', httpProxy: proxy },
          },
        },
      })) as { sessionId: string; capabilities: { browserVersion: string } };
      recordBrowserVersion(`${engine === 'wpe' ? 'WPE WebKit' : 'WebKitGTK'} ${session.capabilities.browserVersion}`);
      at = `/session/${session.sessionId}`;
      await call('POST', `${at}/timeouts`, { script: 60_000 });
    },
    send: (method, path, body) => call(method, at + path, body),
    end: async () => {
      await call('DELETE', at, undefined, 5000);
    },
    close: () => {
      child.stdin.end();
      rmSync(settings, { recursive: true, force: true });
    },
  };
};

const untilReady = async (url: string, child: ChildProcess) => {
  for (let attempts = 0; attempts < 300; attempts++) {
    if (child.exitCode !== null) break;
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The driver of WebKit does not answer at ${url}.`);
};
