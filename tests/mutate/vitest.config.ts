import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config';

interface Project {
  readonly resolve?: object;
  readonly test: { readonly name: string };
}

const { define = {}, test: { projects = [] } = {} } = base;
const shipped = (projects as unknown as readonly Project[]).find(({ test }) => test.name === 'shipped');

export default defineConfig({
  define,
  resolve: shipped?.resolve ?? {},
  test: {
    include: [
      'tests/unit/{areas,cli,embed,experiments,loader,services,themes,widgets}/**/*.test.{ts,tsx}',
      'tests/wire/*.test.ts',
    ],
    // These tests are slow. Some read huge input; others test processes or builds, which contain no mutants.
    exclude: [
      '**/*.all.test.ts',
      'tests/unit/cli/{hostile-output,main,stalling-patterns,limits,file-caps,nasty-input,packed-url-list}.test.ts',
      'tests/unit/services/size.test.ts',
      'tests/unit/experiments/recheck.test.ts',
    ],
    environment: 'jsdom',
    // Some tests start the bundled command line, which contains no mutants.
    globalSetup: [fileURLToPath(new URL('../unit/bundle-program.ts', import.meta.url))],
    runner: fileURLToPath(new URL('repeat-runner.ts', import.meta.url)),
    // A mutant may hang, or cause unhandled rejections.
    testTimeout: 15_000,
    dangerouslyIgnoreUnhandledErrors: true,
    update: false,
    pool: 'threads',
    maxWorkers: 2,
  },
});
