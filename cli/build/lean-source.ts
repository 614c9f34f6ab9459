import { unusedInPreact } from './unused-in-preact';

/** What of preact can be kept or left out. */
type Part = keyof typeof unusedInPreact;

/**
 * A file of preact's without what no page needs.
 *
 * @param file its path under `node_modules/preact`, with slashes
 * @param kept what stays in it all the same
 * @throws Error where a new version of preact has other words for what is left out
 */
export const leanSource = (file: string, text: string, kept: readonly Part[] = []): string => {
  let lean = text;
  for (const [part, cuts] of Object.entries(unusedInPreact)) {
    // The keys of that table, which TypeScript gives as texts.
    if (kept.includes(part as Part)) continue;
    for (const { code, instead } of cuts.filter((cut) => cut.file === file)) {
      const before = lean;
      lean = lean.replace(code, instead);
      if (lean === before)
        throw Error(`preact's ${file} has no ${code} (${part}): write it anew in cli/build/unused-in-preact.ts`);
    }
  }
  return lean;
};
