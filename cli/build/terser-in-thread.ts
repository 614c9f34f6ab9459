import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MinifyOptions } from 'terser';

let thread: Worker | undefined;
let before: Promise<unknown> = Promise.resolve();

/**
 * Minifies by terser in a thread of its own, one for all texts, which are done one after the other: Linaria keeps the
 * first thread busy for as long.
 *
 * @throws Error for a text that is no JavaScript; the next one is done all the same
 */
export const terserInThread = (text: string, options: MinifyOptions): Promise<string> => {
  const answer = before.then(() => ask(text, options));
  before = answer.catch(() => undefined);
  return answer;
};

const ask = async (text: string, options: MinifyOptions): Promise<string> => {
  // Without what this process was started with: `tsx` would be loaded there, too.
  thread ??= new Worker(new URL('terser-thread.mjs', import.meta.url), { execArgv: [] });
  thread.ref();
  thread.postMessage({ text, options });
  try {
    // The thread answers with nothing else than the text.
    const [code] = (await once(thread, 'message')) as [string];
    thread.unref();
    return code;
  } catch (error) {
    // It has ended.
    thread = undefined;
    throw error;
  }
};
