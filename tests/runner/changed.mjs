import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserTests } from './engines.mjs';
import { root } from './run-vitest.mjs';

/** A change of these can break every test. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|esbuild\.config\.mjs)$/;
/** The folders of browser tests for folders of the source. For the rest of the source every browser test runs. */
const FOLDERS = {
  'src/experiments/': 'tests/browser/experiments/',
  'src/loader/': 'tests/browser/loader/',
  'src/render/': 'tests/browser/render/',
  'src/services/': 'tests/wire/browser/',
};

/**
 * Chooses the tests that a change can break: those that import what changed, and, since browser tests load `dist` and
 * import nothing of it, the browser tests that name a changed widget or are of the same folder.
 *
 * @param {readonly string[]} changed paths from the checkout
 * @param {Record<string, string>} sources the text of every source and test, by its path
 * @returns {Map<string, string>} the reason for each test file; undefined if every test can break
 */
export const chooseTests = (changed, sources) => {
  if (changed.some((path) => EVERYTHING.test(path))) return undefined;
  const reasons = new Map();
  const choose = (test, why) => reasons.has(test) || reasons.set(test, why);
  const importers = importersOf(sources);
  for (const path of changed)
    for (const file of dependents(path, importers))
      if (isTest(file)) choose(file, file === path ? 'changed' : `imports ${path}`);
  const inBrowser = browserTests().filter((test) => sources[test] !== undefined);
  for (const path of changed.filter((one) => /^(src|cli\/build)\//.test(one))) {
    const widget = widgetOf(path, sources);
    const folder = Object.keys(FOLDERS).find((one) => path.startsWith(one));
    for (const test of inBrowser) {
      if (widget) nameIn(widget, test, sources[test]) && choose(test, `names ${widget}`);
      else if (!folder || test.startsWith(FOLDERS[folder])) choose(test, `loads ${path}`);
    }
    // What is named after a widget, as tests/browser/journeys/areas/sign-in.ts, is about it.
    const about = Object.keys(sources).filter(
      (file) => widget && file.startsWith('tests/') && file.includes(`/${widget}.`),
    );
    for (const file of about)
      for (const test of dependents(file, importers)) if (isTest(test)) choose(test, `is about ${widget}`);
  }
  return reasons;
};

const isTest = (path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.all.test.ts');

/** The widget whose folder has the file: `carousel` for src/widgets/carousel/parts/arrow.tsx. */
const widgetOf = (path, sources) => {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const name = folder.split('/').at(-1);
    if (`${folder}/${name}.widget.ts` in sources) return name;
  }
  return undefined;
};

const nameIn = (widget, test, text) =>
  test.split(/[/.]/).includes(widget) || new RegExp(`data-widget=\\\\?["']?${widget}\\b(?!-)|'${widget}'`).test(text);

/** @returns {Map<string, string[]>} who imports each file */
const importersOf = (sources) => {
  const importers = new Map();
  for (const [path, text] of Object.entries(sources)) {
    for (const [, specifier] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)) {
      const target = join(dirname(path), specifier).replaceAll('\\', '/');
      const found = ['', '.ts', '.tsx', '.mjs'].map((ending) => target + ending).find((file) => file in sources);
      if (found) importers.set(found, [...(importers.get(found) ?? []), path]);
    }
  }
  return importers;
};

/** The file, and every file that imports it, directly or not. */
const dependents = (path, importers) => {
  const all = new Set([path]);
  for (const file of all) for (const importer of importers.get(file) ?? []) all.add(importer);
  return all;
};

/** @returns {string[]} what differs from a commit, with new files */
export const changedFiles = (since = 'HEAD') => {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
};

/** @returns {Record<string, string>} the text of every source and test, by its path from the checkout */
export const readSources = () => {
  const paths = ['src', 'cli', 'examples', 'tests'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const sources = paths.filter((path) => /\.(tsx?|mjs|json)$/.test(path) && existsSync(root + path));
  return Object.fromEntries(sources.map((path) => [path, readFileSync(root + path, 'utf8')]));
};
