import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../free-port';
import { toolFolder } from '../tools/tool.mjs';

/**
 * Starts prism as a proxy. The header `sl-violations` of each response lists how the call differs from the document.
 *
 * @param document file of the contract
 * @param upstream URL of the server to check
 * @throws Error with prism's output if it doesn't start within two minutes
 */
export const startPrism = async (
  document: string,
  upstream: string,
): Promise<{ readonly url: string; close(): void }> => {
  const prism = join(toolFolder('prism'), 'node_modules/@stoplight/prism-cli/dist/index.js');
  const port = await freePort();
  const child = spawn(process.execPath, [prism, 'proxy', document, upstream, '--port', String(port)]);
  let output = '';
  const close = () => void child.kill();
  await new Promise<void>((done, fail) => {
    const timeout = setTimeout(
      () => fail(new Error(`prism did not start in two minutes: ${output.slice(-500)}`)),
      120_000,
    );
    const onOutput = (text: Buffer) => {
      output += String(text);
      if (/is listening/.test(output)) {
        clearTimeout(timeout);
        done();
      }
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.on('exit', (code) => fail(new Error(`prism ended with ${code}: ${output.slice(-500)}`)));
  }).catch((error: unknown) => {
    close();
    throw error;
  });
  return { url: `http://127.0.0.1:${port}`, close };
};
