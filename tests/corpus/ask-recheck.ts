import { importTool } from '../tools/tool.mjs';

/**
 * What recheck says of a pattern's worst case: `linear`, `polynomial 3`, `exponential`, or `unknown` where it gives up.
 */
export type RecheckVerdict = string;

/** `.` refuses line ends, which no URL holds: without them `^/.*$` can't fail, and is not slow. */
const withoutLineEnds = (source: string): string =>
  source.replace(/\\[^]|\[(?:\\[^]|[^\]\\])*]|\./g, (piece) => (piece === '.' ? '[^]' : piece));

/** Asks recheck's own program where there is one for the platform. */
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
