import type { Report } from './report';

export interface LighthouseRow {
  readonly page: string;
  /** Lighthouse's score, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** In seconds. */
  readonly largestPaint: number;
  readonly shift: number;
  readonly failed: readonly string[];
}

/** Makes a row from the report with the median performance. */
export const rowOf = (page: string, reports: readonly Report[]): LighthouseRow => {
  const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const sorted = [...reports].sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const report = sorted[Math.floor(reports.length / 2)];
  if (!report) throw new Error(`${page} has no report. Fix: pass at least one`);
  const { audits, categories } = report;
  return {
    page,
    performance: scoreOf(report, 'performance'),
    accessibility: scoreOf(report, 'accessibility'),
    bestPractices: scoreOf(report, 'best-practices'),
    largestPaint: (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000,
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    failed: ['accessibility', 'best-practices']
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
};
