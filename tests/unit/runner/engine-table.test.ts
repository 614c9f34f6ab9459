// @vitest-environment node
import { expect, it } from 'vitest';
import { engineTable } from '../../runner/engine-table.mjs';

const passed = { status: 'passed', meta: {} };
const failed = { status: 'failed', meta: {} };
const lacks = (needs: string) => ({ status: 'skipped', meta: { needs } });
const file = (name: string, ...assertionResults: object[]) => ({
  name: `/checkout/tests/${name}`,
  status: assertionResults.length && !assertionResults.includes(failed) ? 'passed' : 'failed',
  assertionResults,
});

it('counts passed, unsupported and failed tests by suite, and lists unsupported features', () => {
  const table = engineTable([
    {
      engine: 'chromium',
      testResults: [
        file('browser/loader/when.test.ts', passed, passed),
        file('fuzz/browser/life.test.ts', passed),
        file('wire/browser/tabs.test.ts', passed),
        file('soak/soak.all.test.ts', passed),
      ],
    },
    {
      engine: 'webkit',
      testResults: [
        file('browser/loader/when.test.ts', passed, lacks('offline mode')),
        file('wire/browser/tabs.test.ts', failed),
        file('browser/print.test.ts', lacks('offline mode'), { status: 'skipped', meta: {} }),
        file('browser/axe.test.ts'),
      ],
    },
  ]);
  expect(table.split('\n')).toEqual([
    '| suite  | chromium | webkit               |',
    '| ------ | -------- | -------------------- |',
    '| fuzz   | 1        | 0                    |',
    '| loader | 2        | 1, lacks 1           |',
    '| pages  | 0        | 0, lacks 1, FAILED 1 |',
    '| soak   | 1        | 0                    |',
    '| wire   | 1        | 0, FAILED 1          |',
    '| all    | 5        | 1, lacks 2, FAILED 2 |',
    '',
    '| lacks        | chromium | webkit |',
    '| ------------ | -------- | ------ |',
    '| offline mode |          | 2      |',
  ]);
});
