// @vitest-environment node
// Tests how the soak test judges the memory of a page.
import { describe, expect, it } from 'vitest';
import { grown } from '../../soak/memory';

const measures = (...listeners: readonly number[]) =>
  listeners.map((count) => ({ nodes: 300, listeners: count, heap: 5000 }));

describe('the memory of a page after each round', () => {
  it('accepts memory that varies with the last rendered content', () => {
    expect(grown(measures(14, 49, 23, 44, 43, 20))).toEqual([]);
    expect(grown(measures(14, 14, 14, 60, 60, 28))).toEqual([]);
  });

  it('reports a leak if even the minimum of the second half is higher', () => {
    expect(grown(measures(14, 20, 26, 32, 38, 44))).toEqual(['held listeners: 14 became 32']);
    expect(grown(measures(49, 14, 23, 44, 43, 31))).toEqual(['held listeners: 14 became 31']);
  });

  it('reports no leak with fewer than four measurements', () => {
    expect(grown(measures(0, 100, 1000))).toEqual([]);
  });
});
