import { importTool } from '../tools/tool.mjs';

/** `linear`, `polynomial 3`, `exponential`, or `unknown` if recheck gives up. */
export type RecheckVerdict = string;

/** `.` doesn't match line ends, but URLs don't contain any, so `^/.*$` can't fail and isn't slow. */
const withoutLineEnds = (source: string): string =>
  source.replace(/\\[^]|\[(?:\\[^]|[^\]\\])*]|\./g, (piece) => (piece === '.' ? '[^]' : piece));

/** Uses recheck's native program if the platform has one. */
export const askRecheck = async (source: string, timeout = 1500): Promise<RecheckVerdict> => {
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
