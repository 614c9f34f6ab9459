// @vitest-environment node
/**
 * The reader follows the standard, accepted patterns end soon on hostile texts, and `check`, `match` and the page
 * agree.
 */
import { createContext, Script } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { jsonDocument } from '../../cli/check/json/document';
import { patternSyntax } from '../../cli/check/rules/pattern-syntax';
import { patternTime } from '../../cli/check/rules/pattern-time';
import { runRules } from '../../cli/check/rules/run-rules';
import { edge, literals } from '../../cli/match/literals';
import { tryCompilePattern } from '../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import { readPattern } from '../../src/experiments/engine/patterns/read-pattern';
import fc from '../fast-check';
import { parseByStandard, readingOf, readingOfParts } from '../unit/experiments/same-reading';
import { anyOddPattern } from './any-odd-pattern';
import { hostileTexts } from './hostile-texts';
import { runs, TIMEOUT } from './runs';

/** An exponential pattern takes hours. A fast one takes seconds at most, even on a busy machine. */
const KILL_AFTER_MS = 30_000;

const context: { expression?: RegExp; texts?: readonly string[] } = createContext({});
const script = new Script('texts.map((text) => expression.test(text))');

/** @throws Error with the code ERR_SCRIPT_EXECUTION_TIMEOUT if the test of a text doesn't end */
const testEach = (expression: RegExp, texts: readonly string[]): boolean[] => {
  Object.assign(context, { expression, texts });
  return script.runInContext(context, { timeout: KILL_AFTER_MS }) as boolean[];
};

// EXP-5
it(
  'reads accepted patterns as the standard does, and matches hostile texts in bounded time',
  () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyOddPattern, (source) => {
        const made = tryCompilePattern(source, inputLimit);
        if (!made) return;
        accepted++;
        const ast = parseByStandard(source);
        const reading = readingOfParts(readPattern(source));
        expect({ source, reading }).toEqual({ source, reading: readingOf(ast) });
        const texts = hostileTexts(ast, made.maxLength);
        const hits = testEach(made.expression, texts);
        // The prefilter of `match` may return too many experiments, but never too few.
        const choices = literals(source);
        for (const [at, text] of texts.entries())
          if (hits[at])
            expect([
              source,
              choices.every((choice) => choice.some((one) => `${edge.start}${text}${edge.end}`.includes(one))),
            ]).toEqual([source, true]);
      }),
      runs(400, 100_000),
    );
    expect(accepted).toBeGreaterThan(0);
  },
  TIMEOUT,
);

// EXP-5 CLI-1
it(
  'reports in check exactly the patterns that the page rejects',
  async () => {
    // Freezes the clock, so that no pattern is skipped for lack of time.
    vi.useFakeTimers({ toFake: ['Date'] });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyOddPattern, { minLength: 20, maxLength: 20 }), async (sources) => {
        const patterns = sources.filter((source) => source !== '');
        const experiments = patterns.map((include, index) => ({
          name: `x${index}.`,
          flights: { targeting: { domain: 'x.example', url: { include } }, setup: {} },
        }));
        const { findings } = await runRules(
          jsonDocument('x', JSON.stringify({ experiments })),
          [patternSyntax, patternTime],
          { allowedOrigins: undefined },
        );
        const reported = patterns.filter((_, index) =>
          findings.some(
            ({ message, severity }) =>
              message.includes(`"x${index}."`) && (severity === 'error' || /page rejects/.test(message)),
          ),
        );
        const rejected = patterns.filter((source) => !tryCompilePattern(source, inputLimit));
        expect(reported).toEqual(rejected);
        const unread = findings.filter(({ message }) => /undefined|syntax that the page rejects/.test(message));
        expect(unread.map(({ message }) => message)).toEqual([]);
      }),
      runs(20, 5000),
    );
    vi.useRealTimers();
  },
  TIMEOUT,
);
