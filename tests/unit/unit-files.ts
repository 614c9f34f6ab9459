import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The files of units that can share a worker's process and modules, which takes two thirds of the processor's time: they
 * run in Node alone, as their first line says, and neither mock a module nor change the process's folder.
 *
 * @returns paths from the project's folder
 */
export const unitFilesThatShare = (): string[] =>
  readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/unit/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => {
      const text = readFileSync(root + path, 'utf8');
      return text.startsWith('// @vitest-environment node') && !/\bvi\.(?:do)?mock\(|\bchdir\(/i.test(text);
    });
