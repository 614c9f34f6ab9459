// One thread that minifies what it is sent: `minify.ts` keeps as many as there are cores.
import { parentPort } from 'node:worker_threads';
import { minify } from 'terser';

parentPort.on('message', async ({ id, text, options }) => {
  try {
    parentPort.postMessage({ id, code: (await minify(text, options)).code });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
