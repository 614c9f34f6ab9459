// @vitest-environment node
import { expect, it } from 'vitest';
import { enginesPage } from '../../runner/engines-page.mjs';

const result = (name: string, day: string) => ({
  name: `/checkout/tests/browser/${name}`,
  startTime: Date.parse(day),
  status: 'passed',
  assertionResults: [{ status: 'passed', meta: {} }],
});

it("lists when each engine ran, and which files didn't run in which engine", () => {
  const page = enginesPage(
    [
      { engine: 'chromium', testResults: [result('a.test.ts', '2026-03-02'), result('b.test.ts', '2026-03-01')] },
      { engine: 'webkit', testResults: [result('a.test.ts', '2026-03-02')] },
      { engine: 'firefox', testResults: [] },
      { engine: 'wpe', testResults: [result('oldest.wpe.ts', '2026-03-02')] },
    ],
    ['tests/browser/a.test.ts', 'tests/browser/b.test.ts'],
  );
  expect(page).toContain('chromium 2026-03-01 to 2026-03-02, webkit 2026-03-02, wpe 2026-03-02.');
  expect(page).toContain('\n| all   | 2        | 1      | 1   |\n');
  expect(page).toContain('\nNot run: `tests/browser/b.test.ts` in webkit.\n');
});

it("counts the files that didn't run if there are many", () => {
  const files = Array.from({ length: 7 }, (_, index) => `tests/browser/${index}.test.ts`);
  const page = enginesPage([{ engine: 'webkit', testResults: [result('0.test.ts', '2026-03-02')] }], files);
  expect(page).toContain('\nNot run: 6 of 7 files in webkit.\n');
});

it("omits files that didn't run if all did", () => {
  const page = enginesPage([{ engine: 'chromium', testResults: [result('a.test.ts', '2026-03-02')] }], []);
  expect(page).not.toContain('Not run');
});
