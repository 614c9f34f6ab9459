import { isAbsolute } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../esbuild.config.mjs';
import { importTool, toolFolder } from '../tools/tool.mjs';

export interface EdgeRuntime {
  dispatchFetch(url: string | URL, init?: RequestInit): Promise<Response>;
  dispose(): Promise<void>;
}

export interface EdgeWorker extends EdgeRuntime {
  readonly ready: Promise<URL>;
}

export interface Answer {
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

export type Outside = (
  url: URL,
  request: { method: string; headers: Headers; text(): Promise<string> },
) => Answer | undefined | Promise<Answer | undefined>;

export const answer = (body: string | null, headers: Record<string, string> = {}, status = 200): Answer => ({
  body,
  headers,
  status,
});

/** Installs workerd if necessary. Call it before the tests, because an installation can exceed their timeout. */
export const installWorkerd = (): void => void toolFolder('workerd');

const bundles = new Map<string, Promise<string>>();

const bundled = (entry: string): Promise<string> => {
  const known = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, known);
  return known;
};

const bundle = async (entry: string): Promise<string> => {
  // Replace `location` in our modules with `undefined`, as the package's build does.
  const define: Record<string, string> = isAbsolute(entry) ? {} : { location: 'undefined' };
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    define,
  });
  return outputFiles[0]!.text;
};

/**
 * Runs a worker in workerd. `outside` answers the worker's requests, so nothing leaves the machine.
 *
 * @param entry a worker module: a path in the repository, or an absolute path if the module imports the package
 * @param bindings the worker's environment variables
 */
export const runWorker = async (
  entry: string,
  outside: Outside,
  bindings: Readonly<Record<string, string>> = {},
): Promise<EdgeWorker> => {
  const { Miniflare, Response } = await importTool('workerd', 'miniflare');
  const worker: EdgeWorker = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: await bundled(entry) }],
    compatibilityDate: '2026-04-01',
    // The worker's timeout is longer than usual, because the machine may be busy.
    bindings: { TIMEOUT_MS: '20000', ...bindings },
    // Without this option, the worker runtime requests the machine's location from Cloudflare.
    cf: false,
    outboundService: async (request: {
      url: string;
      method: string;
      headers: Headers;
      text(): Promise<string>;
    }): Promise<Response> => {
      const { body, ...init } = (await outside(new URL(request.url), request)) ?? answer('', {}, 404);
      return new Response(body, init);
    },
  });
  await worker.ready;
  return worker;
};
