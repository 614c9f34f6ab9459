import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mutant } from './instrument';
import type { MutantLog } from './mutant-log';

const FILE = '.cache/mutants-noticed.json';

/** Keyed by mutant (position and texts): the test that noticed it, and a digest of the source and test files. */
type StoredResults = Record<string, { readonly test: string; readonly digest: string }>;

const read = (): StoredResults => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});
const keyOf = ({ file, line, column, from, to }: Mutant) => `${file}:${line}:${column} ${from} => ${to}`;
const digests = new Map<string, string>();

function digestOf(file: string) {
  const known = digests.get(file);
  if (known) return known;
  const digest = createHash('sha256').update(readFileSync(file)).digest('base64');
  digests.set(file, digest);
  return digest;
}

const digestOfBoth = ({ file }: Mutant, test: string) => {
  const testFile = test.split(' > ')[0] ?? '';
  return existsSync(testFile) ? `${digestOf(file)} ${digestOf(testFile)}` : '';
};

/** Returns the mutants that each test noticed in an earlier run, if neither source nor test has changed. */
export function readStoredResults(mutants: readonly Mutant[]): Map<string, string[]> {
  const stored = read();
  const found = new Map<string, string[]>();
  for (const mutant of mutants) {
    const entry = stored[keyOf(mutant)];
    if (entry && entry.digest === digestOfBoth(mutant, entry.test))
      found.set(entry.test, [...(found.get(entry.test) ?? []), mutant.id]);
  }
  return found;
}

export function writeStoredResults(mutants: readonly Mutant[], { noticed }: MutantLog) {
  const results = read();
  for (const mutant of mutants) {
    const test = noticed.get(mutant.id);
    if (test) results[keyOf(mutant)] = { test, digest: digestOfBoth(mutant, test) };
    else delete results[keyOf(mutant)];
  }
  writeFileSync(FILE, JSON.stringify(results));
}
