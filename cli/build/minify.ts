import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MinifyOptions } from 'terser';
import type { BuildCache } from './build-cache';

const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string };

interface Answer {
  readonly id: number;
  readonly code?: string;
  readonly error?: string;
}

const waiting = new Map<number, (answer: Answer) => void>();
const workers: { thread: Worker; busy: number }[] = [];
let count = 0;

/**
 * Hands the text to the thread that has the least to do. Threads are started when they are needed, and end with the
 * process.
 */
const inThread = (text: string, options: MinifyOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    let free = workers.find(({ busy }) => !busy);
    if (!free && workers.length < availableParallelism()) {
      const thread = new Worker(new URL('./minify-worker.mjs', import.meta.url), { execArgv: [] });
      thread.on('message', (answer: Answer) => waiting.get(answer.id)!(answer));
      thread.on('error', (error) => {
        throw error;
      });
      thread.unref();
      workers.push((free = { thread, busy: 0 }));
    }
    const worker = free ?? workers.reduce((a, b) => (b.busy < a.busy ? b : a));
    const id = count++;
    worker.busy += text.length;
    worker.thread.ref();
    waiting.set(id, ({ code, error }) => {
      waiting.delete(id);
      worker.busy -= text.length;
      if (!worker.busy) worker.thread.unref();
      if (code === undefined) reject(Error(error));
      else resolve(code);
    });
    worker.thread.postMessage({ id, text, options });
  });

/**
 * Minifies once more what a page waits for, or what every widget needs: 3 to 5 percent.
 *
 * @param kind the pasted file is a script, all else are modules; of these the runtime has other options, since a page
 *   with one widget waits for it as a whole
 */
export const minify = (cache: BuildCache, text: string, kind: 'script' | 'runtime' | 'module'): Promise<string> => {
  const module = kind !== 'script';
  const options: MinifyOptions = {
    // A script's top level is the page's: nothing of ours may stand there.
    ecma: 2020,
    module,
    toplevel: module,
    mangle: true,
    compress: {
      passes: 3,
      unsafe_arrows: true,
      unsafe: !module,
      booleans_as_integers: !module,
      // Measured, brotli: 9 bytes of the pasted file less, 29 of the runtime; in the areas the second costs as much.
      inline: module ? 3 : 1,
      hoist_vars: kind === 'runtime',
    },
  };
  return cache.get(`terser ${version} ${JSON.stringify(options)}`, text, () => inThread(text, options));
};
