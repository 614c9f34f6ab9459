/** Code blocks that these tests skip, by document and first words. A test fails if a block no longer exists. */
export const elsewhere: readonly { document: string; begins: string; reason: string }[] = [
  { document: 'docs/architecture.md', begins: ' host page ', reason: 'a drawing' },
  ...['README.md', 'CONTRIBUTING.md'].flatMap((document) => [
    {
      document,
      begins: 'npm ci && npm start',
      reason: 'the checkout itself; tests/unit/serve-command.test.ts starts the server',
    },
    { document, begins: 'npm ci && npm test', reason: 'it runs this test' },
  ]),
  ...['first-widget', 'first-theme', 'first-experiment'].map((name) => ({
    document: `docs/tutorials/${name}.md`,
    begins: 'npx cobble serve',
    reason: 'it runs until it is stopped; tests/unit/serve-site.test.ts and tests/browser/serve-site.test.ts start it',
  })),
  ...[
    "import { defineConfig } from '@playwright/test'",
    "import { expect, test } from '@playwright/test';\n\ntest('opens",
    "import { expect, test } from '@playwright/test';\n\ntest('shows what",
  ].map((begins) => ({
    document: 'docs/how-to/test-your-pages.md',
    begins,
    reason: 'Playwright is a separate tool; tests/unit/docs/page-tests.all.test.ts runs it',
  })),
  ...['# In http { … }:', "# In the folder's .htaccess:"].map((begins) => ({
    document: 'docs/how-to/host-and-cache.md',
    begins,
    reason: 'nginx and Apache are separate programs',
  })),
  {
    document: 'docs/how-to/monitor-errors.md',
    begins: "import { SpanStatusCode, trace } from '@opentelemetry/api'",
    reason: 'OpenTelemetry is a separate package',
  },
  {
    document: 'docs/how-to/test-your-pages.md',
    begins: "describe('the shop', { includeShadowDom",
    reason: 'Cypress needs a browser and a download of its own',
  },
  {
    document: 'docs/how-to/run-experiments.md',
    begins: 'npx cobble serve',
    reason: 'it runs until it is stopped; tests/unit/serve-site.test.ts and tests/browser/serve-site.test.ts start it',
  },
  {
    document: 'docs/how-to/test-experiments.md',
    begins: 'npx cobble match --at-page',
    reason: 'the page is not here; tests/unit/cli/at-page.test.ts serves one',
  },
  ...['COPY (', 'cobble match --config experiments.json --urls hits.csv', 'SELECT experiment.name'].map((begins) => ({
    document: 'docs/how-to/match-long-lists.md',
    begins,
    reason: 'it needs DuckDB; tests/recipes/duckdb.test.ts runs it every night',
  })),
  ...['parallel --pipe', 'command = "sh', 'mapred streaming'].map((begins) => ({
    document: 'docs/how-to/match-long-lists.md',
    begins,
    reason: 'the engine is not here; tests/unit/cli/many-machines.test.ts runs the command in it',
  })),
];
