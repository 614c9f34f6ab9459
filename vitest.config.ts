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
/** Tests of every combination: `npm run test:all` runs them, `npm test` doesn't. */
const combinations = '**/*.all.test.ts';
const isCombinations = (path: string) => path.endsWith('.all.test.ts');
const sharedProcess = unitFilesThatShare().filter((path) => !leaving.includes(path) && !isCombinations(path));

/** Component tests run on React itself, on all of preact/compat, and on the part of it that is shipped (LDR-8). */
const runtimes = {
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
  testTimeout: 30_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
};

const browserTests = [
  'tests/browser/**/*.test.ts',
  'tests/wire/browser/*.test.ts',
  'tests/fuzz/browser/*.test.ts',
  'tests/soak/*.test.ts',
];

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
    __DIALOGS__: '"flyout modal"',
    __THEMES__: '" realms vanilla "',
    __PINNED__: 'false',
    __LISTS__: '{}',
  },
  // As tsconfig.json says.
  resolve: { alias: { 'cobble/experiments': at('src/package/experiments.ts') } },
  test: {
    // Two cores, several workers: a property test takes its time.
    testTimeout: 30_000,
    // The default of 1 s is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // Components wait for their own timers two thirds of their time: on two cores two workers leave one unused.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...components, ...leaving, ...sharedProcess, combinations],
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
      {
        extends: true,
        resolve: { alias: runtimes.shipped },
        test: { name: 'shipped', include: components, environment: 'jsdom', pool: 'vmThreads' },
      },
      // A few runs of each property; `npm run fuzz` makes many. What is shipped runs: a page has nothing else.
      {
        extends: true,
        resolve: { alias: runtimes.shipped },
        test: { name: 'fuzz', include: ['tests/fuzz/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
      { extends: true, test: { name: 'wire', include: ['tests/wire/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: { name: 'browser', include: browserTests, exclude: [combinations], ...inBrowser },
      },
      // What follows is left to `npm run test:all` and `npm run test:nightly`, and named `all-…`.
      {
        extends: true,
        test: {
          name: 'all-unit',
          include: ['tests/unit/**/*.all.test.ts'],
          environment: 'node',
          globalSetup: ['tests/unit/bundle-program.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'all-react', include: components, environment: 'jsdom', pool: 'vmThreads' },
      },
      {
        extends: true,
        resolve: { alias: runtimes.compat },
        test: { name: 'all-compat', include: widgetTests, environment: 'jsdom', pool: 'vmThreads' },
      },
      // npm installs what was packed.
      { extends: true, test: { name: 'all-package', include: ['tests/package/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'all-browser',
          include: browserTests,
          ...inBrowser,
          // See tests/browser/sample-of.ts.
          env: { COBBLE_WHOLE: '1' },
        },
      },
      // No widget mounts in a browser as old as WPE's: its tests are others. Set COBBLE_ENGINE=wpe for them.
      {
        extends: true,
        test: {
          name: 'all-wpe',
          include: ['tests/browser/oldest-class.wpe.ts'],
          ...inBrowser,
        },
      },
    ],
  },
});
