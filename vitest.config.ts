import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unitFiles } from './tests/unit/unit-files';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const widgetTests = ['tests/unit/widgets/**/*.test.tsx'];
const areaTests = ['tests/unit/areas/**/*.test.tsx'];
/** Tests that render through `src/embed/renderer.ts`. */
const embedTests = ['tests/unit/embed/mount*.test.ts', 'tests/unit/embed/runtime.test.ts'];
const components = [...widgetTests, ...areaTests, ...embedTests];

/** Tests of every combination: `npm run test:all` runs them, `npm test` doesn't. */
const combinations = '**/*.all.test.ts';
const { alone, shared } = unitFiles();

/** Component tests run on React itself, on all of preact/compat, and on the part of it that is shipped (LDR-8). */
const runtimes = {
  compat: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
    // Mount with preact's own `render`, as the runtime does. The `render` of preact/compat empties the container first.
    'react-dom/client': at('tests/shipped/react-dom-client.ts'),
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
  // Run browser tests after all others, because their results depend on the machine's load.
  sequence: { groupOrder: 1 },
  // The test files share the harness, its pages and the descriptions of widgets. No file leaves state behind.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Tests spend half of their time waiting for pages. Two cores need 199 s with two workers, 169 s with three and 182 s
  // with four.
  maxWorkers: 3,
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
    __FILE__: '"cobble"',
    __WIDGETS__: '" themed-button carousel flyout marketplace-tile server-status "',
    __OTHER_WIDGETS__: '"promo-banner modal"',
    __DIALOGS__: '"flyout modal"',
    __THEMES__: '" realms vanilla "',
    __PINNED__: 'false',
    __LISTS__: '{}',
    __ONE_FILE__: 'false',
    __CHUNKS__: '{}',
    __SHEETS__: '{}',
  },
  // As in tsconfig.json.
  resolve: {
    alias: {
      'cobble-embed/edge': at('src/package/edge.ts'),
      'cobble-embed/experiments': at('src/package/experiments.ts'),
      'cobble-embed/openfeature': at('src/package/openfeature.ts'),
    },
  },
  test: {
    tags: [
      { name: 'all', description: 'Rare cases and slow tests. `npm run test:all` runs them, `npm test` does not.' },
    ],
    // The limit is only for tests that hang: on a busy machine, some tests take ten times as long as on an idle one.
    testTimeout: 60_000,
    // The default of 1 s is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // A missing snapshot is a failure everywhere, not only where CI is set. `npm test -- -u FILE` writes it.
    update: 'none',
    // Component tests wait for timers two thirds of the time. On two cores, two workers would leave one core idle.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...components, ...alone, ...shared, combinations],
          environment: 'jsdom',
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-process',
          include: alone,
          environment: 'jsdom',
          globalSetup: ['tests/unit/bundle-program.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-node',
          include: shared,
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
      // A few runs of each property, on the shipped runtime. `npm run fuzz` makes many runs.
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
      // Only `npm run test:all` and `npm run test:nightly` run the projects named `all-…`.
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
        resolve: { alias: { './renderer': at('tests/react/renderer.ts') } },
        test: { name: 'all-react', include: components, environment: 'jsdom', pool: 'vmThreads' },
      },
      {
        extends: true,
        resolve: { alias: runtimes.compat },
        test: { name: 'all-compat', include: widgetTests, environment: 'jsdom', pool: 'vmThreads' },
      },
      // Packs the package, and installs it with npm.
      { extends: true, test: { name: 'all-package', include: ['tests/package/*.test.ts'], environment: 'node' } },
      // The documents' commands that need another program (`npm run test:nightly -- --part recipes`).
      {
        extends: true,
        test: {
          name: 'all-recipes',
          include: ['tests/recipes/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/unit/bundle-program.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'all-browser',
          include: browserTests,
          ...inBrowser,
          // On a busy machine, pages of Chromium 131 may stop rendering.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // See tests/browser/sample-of.ts.
          env: { COBBLE_WHOLE: '1' },
        },
      },
      // WPE has its own tests, because it is too old to mount widgets. They need COBBLE_ENGINE=wpe.
      {
        extends: true,
        test: {
          name: 'all-wpe',
          include: ['tests/browser/oldest-class.wpe.ts'],
          ...inBrowser,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
