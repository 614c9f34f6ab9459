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

/** Hands the text to the thread that has the least to do. Threads are started when they are needed, and end with the process. */
const inThread = (text: string, options: MinifyOptions): Promise<string> => new Promise((resolve, reject) => {
  let free = workers.find(({ busy }) => !busy);
  if (!free && workers.length < availableParallelism()) {
    const thread = new Worker(new URL('./minify-worker.mjs', import.meta.url), { execArgv: [] });
    thread.on('message', (answer: Answer) => waiting.get(answer.id)!(answer));
    thread.on('error', (error) => { throw error; });
    thread.unref();
    workers.push(free = { thread, busy: 0 });
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
 * @param module whether it is one; else a script
 */
export const minify = (cache: BuildCache, text: string, module: boolean): Promise<string> => {
  const options: MinifyOptions = {
    // A script's function stays round it: without it, its names would be the page's.
    ecma: 2020, module, toplevel: module, mangle: true,
    compress: { passes: 3, unsafe_arrows: true, lhs_constants: !module, booleans_as_integers: !module },
  };
  return cache.get(`terser ${version} ${JSON.stringify(options)}`, text, () => inThread(text, options));
};
