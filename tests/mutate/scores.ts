import { readFileSync } from 'node:fs';
import type { Mutant } from './instrument';
import type { MutantLog } from './mutant-log';
import { sourceFolders } from './source-folders';

/**
 * A mutant that behaves like the source, so no test can notice it. `from` and `to` are as `npm run mutate` prints them.
 */
interface Equivalent {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(new URL('equivalents.json', import.meta.url), 'utf8'),
);

/** Minimum score, in percent. */
const ENOUGH = 85;

/**
 * Prints the score of each source folder. Excludes mutants in code that runs only while its module loads, because no
 * mutant is active then.
 *
 * @returns whether every source folder has the minimum score
 */
export function printScores(mutants: readonly Mutant[], log: MutantLog): boolean {
  const scores = new Map<string, Record<Outcome, number>>();
  for (const mutant of mutants) {
    const folder = Object.keys(sourceFolders).find((one) => mutant.file.startsWith(`${one}/`)) ?? mutant.file;
    const score = scores.get(folder) ?? { noticed: 0, survived: 0, unreached: 0, equivalent: 0, loaded: 0 };
    scores.set(folder, score);
    const outcome = outcomeOf(mutant, log);
    score[outcome]++;
    if (outcome === 'survived' || outcome === 'unreached')
      console.log(
        `${mutant.file}:${mutant.line}:${mutant.column} ${outcome} ${shorten(mutant.from)}  =>  ${shorten(mutant.to)}`,
      );
  }
  for (const test of log.failed) console.log(`fails by itself: ${test}`);
  console.log('\nfolder                    noticed survived unreached equivalent  loaded    score');
  let enough = true;
  for (const [folder, { noticed, survived, unreached, equivalent, loaded }] of scores) {
    const score = (100 * noticed) / (noticed + survived + unreached || 1);
    enough &&= score >= ENOUGH;
    const counts = [noticed, survived, unreached, equivalent, loaded]
      .map((count) => String(count).padStart(9))
      .join('');
    console.log(`${folder.padEnd(24)}${counts}${`${score.toFixed(1)} %`.padStart(9)}`);
  }
  return enough;
}

/** `loaded`: the mutated code runs only at module load, when no mutant is active. */
type Outcome = 'noticed' | 'survived' | 'unreached' | 'equivalent' | 'loaded';

function outcomeOf(mutant: Mutant, log: MutantLog): Outcome {
  if (log.noticed.has(mutant.id)) return 'noticed';
  if (isEquivalent(mutant)) return 'equivalent';
  if (log.reached.has(mutant.id)) return 'survived';
  return log.loaded.has(mutant.id) ? 'loaded' : 'unreached';
}

const isEquivalent = ({ file, from, to }: Mutant) =>
  equivalents.some((one) => one.file === file && one.from === from && one.to === to);

const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 97)}...` : text);
