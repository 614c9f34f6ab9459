import { importTool } from '../tools/tool.mjs';

/** The complexity of a pattern: `linear`, `polynomial 3`, `exponential`, or `unknown` if recheck gives up. */
export type RecheckVerdict = string;

/** Makes `.` match line ends, which URLs don't contain. Otherwise, recheck reports `^/.*$` as slow. */
const withoutLineEnds = (source: string): string =>
  source.replace(/\\[^]|\[(?:\\[^]|[^\]\\])*]|\./g, (piece) => (piece === '.' ? '[^]' : piece));

/** Uses recheck's native program if the platform has one. */
export const runRecheck = async (source: string, timeout = 1500): Promise<RecheckVerdict> => {
  process.env.RECHECK_BACKEND ??= 'native';
  const { check } = await importTool('recheck', 'recheck');
  try {
    const verdict = await check(withoutLineEnds(source), '', { timeout });
    if (verdict.status === 'safe') return 'linear';
    if (verdict.status !== 'vulnerable') return 'unknown';
    return verdict.complexity.type === 'polynomial' ? `polynomial ${verdict.complexity.degree}` : 'exponential';
  } catch {
    return 'unknown';
  }
};
