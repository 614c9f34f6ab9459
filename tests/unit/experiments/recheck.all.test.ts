// @vitest-environment node
import { expect, it } from 'vitest';
import { runRecheck } from '../../corpus/run-recheck';
import recorded from '../../corpus/verdicts.json';

// Threat 9
it('confirms the recorded verdicts of recheck on a sample', { timeout: 60_000 }, async () => {
  const sample = Object.entries(recorded).filter(([, verdict], index) => index % 90 === 0 && verdict !== 'unknown');
  const answers = await Promise.all(sample.map(async ([source]) => [source, await runRecheck(source, 10_000)]));
  // recheck may time out on a slow machine.
  const isKnown = (index: number) => answers[index]![1] !== 'unknown';
  expect(answers.filter((_, index) => isKnown(index))).toEqual(sample.filter((_, index) => isKnown(index)));
});
