// The thread of `terser-in-thread.ts`. It is no TypeScript, so that nothing else is to be loaded before it.
import { parentPort } from 'node:worker_threads';
import { minify } from 'terser';

parentPort?.on('message', async ({ text, options }) => {
  parentPort?.postMessage((await minify(text, options)).code ?? '');
});
