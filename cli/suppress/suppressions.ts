import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { didYouMean, suggestion } from '../io/did-you-mean';
import type { Io } from '../io/io';
import { canParse, isAddress } from '../io/urls';
import type { LocatedFinding } from '../report/finding';
import { type Found, locate } from '../report/locate';
import type { IgnoreEntry } from './read-cobble-json';
import { COBBLE_JSON, readCobbleJson } from './read-cobble-json';
import { unusedIgnore } from './unused-ignore';

export interface Suppressions {
  /**
   * Returns undefined if the finding isn't suppressed.
   *
   * @param place The experiment, or the page as the user typed it
   */
  reasonFor(rule: string, place: string | undefined): string | undefined;
  /** Warns about entries that suppressed nothing. Omits entries for existing pages that weren't checked. */
  unused(checked?: Iterable<string>): LocatedFinding[];
}

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
    const placed = { entry, place: entry.place === undefined ? undefined : placeOf(entry.place) };
    if (known) known.push(placed);
    else byRule.set(entry.rule, [placed]);
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
    unused(checked = []) {
      const pages = new Set([...checked].map(placeOf));
      const mayBeNeeded = ({ rule, place }: IgnoreEntry): boolean =>
        command === 'lint' &&
        rules.includes(rule) &&
        place !== undefined &&
        !pages.has(placeOf(place)) &&
        existsSync(placeOf(place));
      return file.entries
        .filter((entry) => !used.has(entry) && !mayBeNeeded(entry))
        .map((entry) => locate(warning(entry, rules), unusedIgnore, COBBLE_JSON, file.document));
    },
  };
};

const pageOf = (name: string, cwd: string): string => {
  if (name === '-') return name;
  if (isAddress(name)) return canParse(name) ? new URL(name).href : name;
  return resolve(cwd, name);
};

const warning = ({ rule, place, path, at, ruleAt }: IgnoreEntry, rules: readonly string[]): Found => {
  if (rules.includes(rule))
    return {
      at,
      message: `${path} suppresses nothing: ${rule} has no findings${place === undefined ? '' : ` in ${JSON.stringify(place)}`}`,
      advice: 'Remove the entry.',
    };
  const near = didYouMean(rule, rules);
  return {
    at: ruleAt,
    message: `${path} suppresses nothing: unknown rule ${JSON.stringify(rule)}${suggestion(near)}`,
    advice: near ? `Write "${near}".` : 'Remove the entry. --rules lists the rules.',
  };
};
