import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unitFilesThatShare } from './tests/unit/unit-files';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const widgetTests = ['tests/unit/widgets/**/*.test.tsx'];
const areaTests = ['tests/unit/areas/**/*.test.tsx'];
const components = [...widgetTests, ...areaTests];

/** Units that leave something behind in their process, change its folder, or fill it. */
const leaving = [
  'tests/unit/build/linaria.test.ts',
  'tests/unit/build/watch.test.ts',
  'tests/unit/cli/init.test.ts',
  'tests/unit/cli/match-jobs.test.ts',
  'tests/unit/edge/worker.test.ts',
  'tests/unit/embed/report.test.ts',
  // What these hand to Node it knows by its class, as `fetch` does: no context of their own will do.
  'tests/unit/services/client-parts.test.ts',
  'tests/unit/services/late-code.test.ts',
  'tests/unit/services/sandbox-answers.test.ts',
  'tests/unit/services/services-by-group.test.ts',
  'tests/unit/services/telemetry.test.ts',
  'tests/unit/theme/theme-command.test.ts',
  // A thread's stack is too small for texts of megabytes.
  'tests/unit/areas/without-inline.test.ts',
];
const sharedProcess = unitFilesThatShare().filter((path) => !leaving.includes(path));

/** The same component tests on three runtimes (LDR-8): React's own, all of preact/compat, and what of it is shipped. */
const runtimes = {
  react: {},
  compat: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
    'react-dom/client': 'preact/compat/client',
    'react-dom': 'preact/compat',
    react: 'preact/compat',
  },
  shipped: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
    'react-dom/client': at('tests/shipped/react-dom-client.ts'),
    react: at('tests/shipped/react.ts'),
  },
};

const inBrowser = {
  environment: 'node',
  globalSetup: ['tests/browser/global-setup.ts'],
  // After all others: what a browser shows depends on what else the machine has to do.
  sequence: { groupOrder: 1 },
  // What files share (the harness, the pages, the descriptions) is made once a worker; none of them leaves anything
  // behind in it.
  isolate: false,
  // A click at a block that still moves misses on a busy machine: what fails three times in a row is broken.
  retry: 2,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
};

/** In the oldest class of browsers no widget mounts: its tests are others. */
const browserTests =
  process.env.COBBLE_ENGINE === 'wpe'
    ? ['tests/browser/*.wpe.ts']
    : ['tests/browser/**/*.test.ts', 'tests/wire/browser/*.test.ts', 'tests/fuzz/browser/*.test.ts'];

export default defineConfig({
  define: {
    __BUILD__: '"test"',
    __VERSION__: '"0.0.0"',
    __BASE__: '""',
    __THEME__: '"realms"',
    __WIDGETS__: '" themed-button carousel flyout marketplace-tile server-status "',
    __FIRST_AREA__: '5',
    __FIRST_ASKING__: '5',
    __ASKS__: '"-help-centre"',
    __THEMES__: '" realms vanilla "',
    __PINNED__: 'false',
    __LISTS__: '{}',
  },
  // As tsconfig.json says.
  resolve: { alias: { 'cobble/experiments': at('src/package/experiments.ts') } },
  test: {
    // Two cores, several workers: a property test takes its time.
    testTimeout: 30_000,
    // Components wait for their own timers two thirds of their time: on two cores two workers leave one unused.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...components, ...leaving, ...sharedProcess],
          environment: 'jsdom',
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-process',
          include: leaving,
          environment: 'jsdom',
          globalSetup: ['tests/unit/bundle-program.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-node',
          include: sharedProcess,
          environment: 'node',
          pool: 'forks',
          isolate: false,
          globalSetup: ['tests/unit/bundle-program.ts'],
        },
      },
      ...Object.entries(runtimes).map(([name, alias]) => ({
        extends: true as const,
        resolve: { alias },
        // Areas, which take most of the time, run on what is shipped; on React in the matrix.
        test: {
          name,
          include: name === 'shipped' ? components : widgetTests,
          environment: 'jsdom',
          pool: 'vmThreads' as const,
        },
      })),
      // A few runs of each property; `npm run fuzz` makes many. What is shipped runs: a page has nothing else.
      {
        extends: true,
        resolve: { alias: runtimes.shipped },
        test: { name: 'fuzz', include: ['tests/fuzz/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
      { extends: true, test: { name: 'wire', include: ['tests/wire/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browserTests,
          ...inBrowser,
        },
      },
      // The matrix (`npm run test:matrix`): what is tried in every combination, of which the projects above try some.
      {
        extends: true,
        test: {
          name: 'matrix-commands',
          include: ['tests/unit/**/*.matrix.ts', 'tests/unit/**/*.sampled.test.ts'],
          // See tests/browser/sample-of.ts.
          env: { COBBLE_WHOLE: '1' },
          environment: 'node',
          globalSetup: ['tests/unit/bundle-program.ts'],
        },
      },
      // npm installs what was packed.
      {
        extends: true,
        test: { name: 'matrix-package', include: ['tests/package/*.test.ts'], environment: 'node' },
      },
      { extends: true, test: { name: 'matrix-react', include: areaTests, environment: 'jsdom', pool: 'vmThreads' } },
      {
        extends: true,
        test: {
          name: 'matrix',
          include: [
            'tests/{browser,soak}/**/*.matrix.ts',
            'tests/browser/**/*.sampled.test.ts',
            'tests/wire/browser/*.sampled.test.ts',
          ],
          ...inBrowser,
          // See tests/browser/sample-of.ts.
          env: { COBBLE_WHOLE: '1' },
        },
      },
    ],
  },
});
