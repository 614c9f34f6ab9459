import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Groups the unit tests of `npm test` by what they do to their process. Paths are relative to the project.
 *
 * - `alone`: tests with a comment that says why they need their own process
 * - `shared`: tests that run in Node (first line), mock no module and don't change the working directory. They share a
 *   worker process and its modules, which takes only two thirds of the CPU time.
 */
export const unitFiles = (): { alone: string[]; shared: string[] } => {
  const tests = readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/unit/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.all)\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
  const alone = tests.filter(({ text }) => /^\/\/ Needs its own process: /m.test(text));
  const shared = tests
    .filter((test) => test.path.endsWith('.ts') && !alone.includes(test))
    .filter(
      ({ text }) => text.startsWith('// @vitest-environment node') && !/\bvi\.(?:do)?mock\(|\bchdir\(/i.test(text),
    );
  return { alone: alone.map(({ path }) => path), shared: shared.map(({ path }) => path) };
};
