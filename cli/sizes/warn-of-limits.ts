import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import type { BudgetRow } from './budgets';
import type { FurtherRequest } from './further-requests';

/** Custom themes' values and a base URL may make files larger by this factor. */
const CUSTOM_TOLERANCE = 1.05;

export const warnOfLimits = (
  rows: readonly BudgetRow[],
  further: readonly FurtherRequest[],
  isCustom: boolean,
  { stderr, paint }: Pick<Io, 'stderr' | 'paint'>,
): void => {
  const warn = (problem: string, fix: string) =>
    stderr.write(`${paint.err.yellow('cobble:')} ${problem}\n${paint.err.green('Fix:')} ${fix}\n`);
  const tolerance = isCustom ? CUSTOM_TOLERANCE : 1;
  const over = rows.filter(({ brotli, budget }) => brotli > budget * tolerance);
  const [most] = over.sort((a, b) => b.brotli / b.budget - a.brotli / a.budget);
  if (most)
    warn(
      `sizes over budget: ${over.length} of ${rows.length}, most of all ${most.what}: ${most.brotli} of ${most.budget} bytes (brotli)`,
      isCustom
        ? 'Shorten --base, and long values of the theme, such as backgrounds. cobble build --budget lists all sizes. If your pages may load that much, ignore this warning.'
        : 'Reduce them, or raise the budget in cli/sizes/budgets.ts in the same commit, and say why.',
    );
  for (const { by, url } of further)
    warn(
      `${by} requests ${escapeControls(url)} by itself, which takes another round trip`,
      'Inline that file. A script can also load it with import(), which the loader loads in parallel.',
    );
};
