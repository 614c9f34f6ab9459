import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Lists the tests that can share a worker process and its modules, which takes only two thirds of the CPU time. These
 * tests run in Node (first line), mock no module and don't change the working directory.
 *
 * @returns paths relative to the project
 */
export const unitFilesThatShare = (): string[] =>
  readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/unit/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => {
      const text = readFileSync(root + path, 'utf8');
      return text.startsWith('// @vitest-environment node') && !/\bvi\.(?:do)?mock\(|\bchdir\(/i.test(text);
    });
