// @vitest-environment node

import { describe, expect, it, vi } from 'vitest';
import { jsonDocument } from '../../../cli/check/json/document';
import { allRules } from '../../../cli/check/rules/all-rules';
import { runRules } from '../../../cli/check/rules/run-rules';
import { compileExperiment } from '../../../src/experiments/engine/compile-experiment';
import { parseConfig } from '../../../src/experiments/engine/config';
import { inputLimit } from '../../../src/experiments/engine/patterns/is-catastrophic';
import fc from '../../fast-check';
import { runs } from '../../fuzz/runs';

vi.setConfig({ testTimeout: 60_000 });

const valid = {
  experiments: [
    {
      name: 'store-hero',
      flights: {
        targeting: {
          domain: 'www.example.net',
          url: { include: ['^/store'], exclude: '^/store/checkout' },
          search: { include: '\\?campaign=' },
        },
        setup: { 'hero-b': { js: ['/b.js'], css: ['/b.css'] } },
      },
    },
  ],
};

const places = (value: unknown, path: string[] = []): string[][] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))
    : []),
];

const replaced = (value: unknown, [key, ...rest]: string[], by: unknown): unknown => {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
};

const errorsOf = async (config: unknown): Promise<string[]> =>
  (await runRules(jsonDocument('x', JSON.stringify(config)), allRules, { allowedOrigins: undefined })).findings
    .filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

describe('cobble check and the page', () => {
  it('reports everything that the page skips or rejects in a config as an error', async () => {
    const values = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        '',
        0,
        true,
        [],
        {},
        [null],
        [[]],
        ['', 7],
        { include: 7 },
        '(',
        '^/(a+)+$',
        ['^/x', '[b-a]'],
        'x'.repeat(5000),
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places(valid)), values, async (place, value) => {
        const config = replaced(valid, place, value);
        const { experiments, problems } = parseConfig(config);
        const messages = [...problems];
        for (const experiment of experiments)
          compileExperiment(experiment, inputLimit, (problem) => messages.push(problem));
        if (messages.length > 0) expect([config, await errorsOf(config)]).not.toEqual([config, []]);
      }),
      runs(100, 400),
    );
  });

  it('finds no errors in the valid config, of which the page skips nothing', async () => {
    expect([await errorsOf(valid), parseConfig(valid).problems]).toEqual([[], []]);
  });
});
