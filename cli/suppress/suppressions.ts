import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { canParse } from '../io/can-parse';
import { didYouMean } from '../io/did-you-mean';
import type { Io } from '../io/io';
import type { LocatedFinding } from '../report/finding';
import { locate } from '../report/locate';
import type { IgnoreEntry } from './ignore-entry';
import { COBBLE_JSON, readCobbleJson } from './read-cobble-json';
import { unusedIgnore } from './unused-ignore';

/** What `cobble.json` leaves out, and what of it was never needed. */
export interface Suppressions {
  /**
   * The reason why a finding is left out; undefined for one that is reported.
   *
   * @param place the experiment that it is about, or the page as it was named
   */
  reasonFor(rule: string, place: string | undefined): string | undefined;
  /**
   * Warnings of entries that suppressed nothing.
   *
   * @param looked names of the pages that were looked at; of a page that is there, but was not looked at, nobody knows
   */
  unused(looked?: Iterable<string>): LocatedFinding[];
}

/**
 * The suppressions of one command.
 *
 * @param rules names of the rules that there are
 * @throws CliError when `cobble.json` is there and can't be used
 */
export const suppressions = async (
  command: 'check' | 'lint',
  rules: readonly string[],
  io: Pick<Io, 'stdin' | 'cwd'>,
): Promise<Suppressions> => {
  const file = await readCobbleJson(command, io);
  if (!file) return { reasonFor: () => undefined, unused: () => [] };
  const placeOf = (place: string): string => (command === 'lint' ? pageOf(place, io.cwd) : place);
  const byRule = new Map<string, { entry: IgnoreEntry; place: string | undefined }[]>();
  for (const entry of file.entries) {
    const known = byRule.get(entry.rule);
    const own = { entry, place: entry.place === undefined ? undefined : placeOf(entry.place) };
    if (known) known.push(own);
    else byRule.set(entry.rule, [own]);
  }
  const used = new Set<IgnoreEntry>();
  return {
    reasonFor(rule, given) {
      const entries = byRule.get(rule);
      if (!entries) return undefined;
      const here = given === undefined ? undefined : placeOf(given);
      const fitting = entries.filter(({ place }) => place === undefined || place === here);
      for (const { entry } of fitting) used.add(entry);
      return fitting[0]?.entry.reason;
    },
    unused(looked = []) {
      const pages = new Set([...looked].map(placeOf));
      const isOpen = ({ rule, place }: IgnoreEntry): boolean =>
        command === 'lint' &&
        rules.includes(rule) &&
        place !== undefined &&
        !pages.has(placeOf(place)) &&
        existsSync(placeOf(place));
      return file.entries
        .filter((entry) => !used.has(entry) && !isOpen(entry))
        .map((entry) => locate(warning(entry, rules), unusedIgnore, COBBLE_JSON, file.document));
    },
  };
};

/** A page by one name, however it was written: a path, an address, or `-`. */
const pageOf = (name: string, cwd: string): string => {
  if (name === '-') return name;
  if (/^https?:\/\//i.test(name)) return canParse(name) ? new URL(name).href : name;
  return resolve(cwd, name);
};

const warning = ({ rule, place, path, at, ruleAt }: IgnoreEntry, rules: readonly string[]) => {
  if (rules.includes(rule))
    return {
      at,
      message: `${path} suppresses nothing: ${rule} finds nothing${place === undefined ? '' : ` in ${JSON.stringify(place)}`}`,
      mend: 'Take the entry out.',
    };
  const near = didYouMean(rule, rules);
  return {
    at: ruleAt,
    message: `${path} suppresses nothing: there is no rule ${JSON.stringify(rule)}${near ? `; did you mean "${near}"?` : ''}`,
    mend: near ? `Write "${near}".` : 'Take the entry out; --rules lists the rules.',
  };
};
