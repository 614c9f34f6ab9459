import { safeJson } from '../io/json';
import type { CaseResult } from '../test/run-case';

/**
 * Results as one JSON value: exactly what `cobble test --format json` prints (interface 9). `got` has the members that
 * are expected, or says why the case could not run.
 *
 * @param coverage in percent
 */
export const caseJson = (results: readonly CaseResult[], coverage: number): string => {
  const cases = results.map(({ file, test, ok, fault, got }) => ({
    file,
    name: test.name,
    ok,
    expected: test.expect,
    got: got
      ? Object.fromEntries(Object.entries(got).filter(([what]) => Object.hasOwn(test.expect, what)))
      : { error: fault },
  }));
  return `${safeJson({ cases, coverage }, 2)}\n`;
};
