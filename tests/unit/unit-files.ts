import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Lists unit tests of `npm test` by the process that they need. Paths are relative to the project.
 *
 * - `alone`: tests with the comment `Needs its own process:`
 * - `shared`: tests in the Node environment that mock no module and don't change the working directory. Sharing a
 *   worker saves a third of the CPU time.
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
