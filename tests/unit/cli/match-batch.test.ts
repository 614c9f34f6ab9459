// @vitest-environment node
import { createColors } from 'picocolors';
import { beforeEach, describe, expect, it } from 'vitest';
import { batches } from '../../../cli/match/batches';
import { matchBatch } from '../../../cli/match/match-batch';
import { lines } from '../../../cli/match/urls/lines';
import { parseConfig } from '../../../src/experiments/engine/config';
import type { Problem } from '../../../src/experiments/engine/problem';

const { experiments } = parseConfig({
  experiments: ['^/store', '^/(a+)+$'].map((include, index) => ({
    name: `x${index}`,
    flights: { targeting: { domain: 'a.example', url: { include } } },
  })),
});
const switches = { enable: [], disable: [], disableAll: false };
let problems: Problem[] = [];
beforeEach(() => {
  problems = [];
});
const matched = (format: 'json' | 'text', urls: readonly string[], colour = false) => {
  const paint = createColors(colour);
  const task = { experiments, assigned: [], switches, format, onProblem: (problem: Problem) => problems.push(problem) };
  const { out, ...tally } = matchBatch(task, { columns: 40, paint: { out: paint, err: paint } })(urls);
  return { ...tally, text: new TextDecoder().decode(out) };
};

describe('a batch of URLs', () => {
  it('writes one line of JSON per URL of a batch', () => {
    const { all, matched: hits, text } = matched('json', ['https://a.example/store', 'https://a.example/']);
    expect([all, hits]).toEqual([2, 1]);
    expect(text.split('\n').map((line) => line.slice(0, 32))).toEqual([
      '{"url":"https://a.example/store"',
      '{"url":"https://a.example/","exp',
      '',
    ]);
  });

  it("colours a batch's lines if the output is coloured", () => {
    expect(matched('text', ['https://a.example/store'], true).text).toContain('\x1b[32m✓\x1b[39m');
    expect(matched('text', ['https://a.example/store']).text).toMatch(/^✓ https/);
  });

  it('counts a batch by experiment only for the summary of the text format', () => {
    expect([...matched('json', ['https://a.example/store']).by]).toEqual([]);
    expect([...matched('text', ['https://a.example/store', 'https://a.example/store']).by]).toEqual([
      ['x0', { urls: 2, weight: 2 }],
    ]);
  });

  it('reports each rejected pattern of a batch', () => {
    matched('json', ['https://a.example/store']);
    expect(problems).toMatchObject([{ code: 'rejected-pattern', at: 'x1' }]);
  });
});

describe('batching', () => {
  const all = async <T>(items: AsyncIterable<T>) => {
    const found: T[] = [];
    let error: unknown;
    try {
      for await (const item of items) found.push(item);
    } catch (thrown) {
      error = thrown;
    }
    return { found, error };
  };

  it('creates batches of about the given size in order, whatever the chunks', async () => {
    const lists = async function* () {
      yield ['aa', 'b'];
      yield [];
      yield ['c', 'dddd', 'e'];
    };
    expect((await all(batches(lists(), 3))).found).toEqual([['aa', 'b'], ['c', 'dddd'], ['e']]);
  });

  it('returns complete batches before the error that ends the lists', async () => {
    const error = new Error('broken');
    const lists = async function* () {
      yield ['a'];
      throw error;
    };
    expect(await all(batches(lists(), 3))).toEqual({ found: [['a']], error });
  });

  it('splits text into lines, without surrounding blanks and empty lines', async () => {
    const chunks = async function* () {
      yield ' a\t\r\n\n \nb ';
      yield 'c\nd';
    };
    expect((await all(lines(chunks()))).found.flat()).toEqual(['a', 'b c', 'd']);
  });
});
