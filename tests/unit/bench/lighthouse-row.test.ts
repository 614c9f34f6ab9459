// @vitest-environment node
import { expect, it } from 'vitest';
import type { Report } from '../../lighthouse/report';
import { rowOf } from '../../lighthouse/row-of';
import { writeLighthouseTable } from '../../lighthouse/write-lighthouse-table';

const reportOf = (performance: number, contrast: number | null): Report => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      score: 0.95,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'by-hand', weight: 0 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [{ id: 'doctype', weight: 1 }] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.5, numericValue: 1234 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.02 },
    'color-contrast': { score: contrast },
    'by-hand': { score: 0 },
    doctype: { score: 1 },
  },
});

it("reports the median run's figures, and its failed audits that have a weight", () => {
  const row = rowOf('a.html', [reportOf(0.99, 0), reportOf(0.8, 0), reportOf(0.92, 0)]);
  expect(row).toEqual({
    page: 'a.html',
    performance: 92,
    accessibility: 95,
    bestPractices: 100,
    largestPaint: 1.234,
    shift: 0.02,
    failed: ['color-contrast'],
  });
  expect(writeLighthouseTable('', [row])).toContain('| a.html | 92 | 95 | 100 | 1.2 | 0.020 | `color-contrast` |');
});

it("doesn't report an audit as failed if it doesn't apply", () => {
  expect(rowOf('a.html', [reportOf(1, null)]).failed).toEqual([]);
});

it('throws without a report', () => {
  expect(() => rowOf('a.html', [])).toThrow('a.html has no report');
});
