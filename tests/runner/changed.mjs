import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { namedTests } from './named-tests.mjs';
import { root } from './run-vitest.mjs';

const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|esbuild\.config\.mjs)$/;
const BUILT = /^(src|cli\/build)\//;
const IN_BROWSER = /^tests\/(\w+\/)?browser\//;
/** Matches an import that marks a browser test of all widgets. */
const ALL_WIDGETS = /\b(?:componentNames|findWidgets)\b|\/every-widget'/;
/** Browser tests by source folder. In other folders, a change that affects no widget runs all browser tests. */
const FOLDERS = {
  'src/experiments/': 'tests/browser/experiments/',
  'src/loader/': 'tests/browser/loader/',
  'src/render/': 'tests/browser/render/',
  'src/services/': 'tests/wire/browser/',
};

/**
 * Chooses the tests that import a changed file. Browser tests load `dist` without importing it, so they are chosen by
 * the widgets that they name, or by folder.
 *
 * @param {readonly string[]} changed paths relative to the checkout
 * @param {Record<string, string>} sources texts of all sources and tests, by path
 * @returns {Map<string, string>} reasons to run, keyed by test file or test (`path:line`); undefined if all must run
 */
export const chooseTests = (changed, sources) => {
  if (changed.some((path) => EVERYTHING.test(path))) return undefined;
  const reasons = new Map();
  const choose = (tests, why) => {
    for (const test of tests) if (!reasons.has(test)) reasons.set(test, why);
  };
  const importers = importersOf(sources);
  const testsThatImport = (path) => [...dependents(path, importers)].filter(isTest);
  for (const path of changed) choose(testsThatImport(path), `imports ${path}`);
  for (const path of changed.filter((one) => BUILT.test(one))) {
    const widgets = /^src\/(widgets|areas)\//.test(path) ? widgetsOf(path, sources, importers) : [];
    for (const widget of widgets) {
      choose(browserTestsThatName(widget, sources), `names ${widget}`);
      const helper = `tests/browser/end-to-end/areas/${widget}.ts`;
      if (helper in sources) choose(testsThatImport(helper), `tests ${widget}`);
    }
    if (!widgets.length) choose(browserTestsOfFolder(path, sources), `loads ${path}`);
  }
  for (const target of reasons.keys()) {
    const [file, line] = target.split(':');
    if (line && reasons.has(file)) reasons.delete(target);
  }
  return reasons;
};

const isTest = (path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.all.test.ts');

/** Returns the widget whose folder has the file, or else the widgets that import it. */
const widgetsOf = (path, sources, importers) => {
  const own = widgetOf(path, sources);
  if (own) return [own];
  const users = [...dependents(path, importers)].map((file) => widgetOf(file, sources));
  return [...new Set(users)].filter(Boolean);
};

/** Returns `carousel` for src/widgets/carousel/parts/arrow.tsx. */
const widgetOf = (path, sources) => {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const name = basename(folder);
    if (`${folder}/${name}.widget.ts` in sources) return name;
  }
  return undefined;
};

const browserTestsIn = (sources) => Object.keys(sources).filter((path) => IN_BROWSER.test(path) && isTest(path));

/**
 * Returns the tests that name the widget. If a test file's path names the widget, or if the file tests all widgets and
 * names this one, returns the path of the file.
 */
const browserTestsThatName = (widget, sources) => {
  const named = new RegExp(`data-widget=\\\\?["']?${widget}\\b(?!-)|'${widget}'`);
  return browserTestsIn(sources).flatMap((test) => {
    const text = sources[test];
    if (test.split(/[/.]/).includes(widget)) return test;
    if (ALL_WIDGETS.test(text)) return named.test(text) ? test : [];
    return namedTests(test, text, named);
  });
};

const browserTestsOfFolder = (path, sources) => {
  const folder = Object.keys(FOLDERS).find((one) => path.startsWith(one));
  return browserTestsIn(sources).filter((test) => !folder || test.startsWith(FOLDERS[folder]));
};

/** @returns {Map<string, string[]>} importers of each file */
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

/** Returns the file and its direct and indirect importers. */
const dependents = (path, importers) => {
  const all = new Set([path]);
  for (const file of all) for (const importer of importers.get(file) ?? []) all.add(importer);
  return all;
};

/** @returns {string[]} includes untracked files */
export const changedFiles = (since = 'HEAD') => {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
};

/** @returns {Record<string, string>} texts of all sources and tests, by path relative to the checkout */
export const readSources = () => {
  const paths = ['src', 'cli', 'examples', 'tests'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const sources = paths.filter((path) => /\.(tsx?|mjs|json)$/.test(path) && existsSync(root + path));
  return Object.fromEntries(sources.map((path) => [path, readFileSync(root + path, 'utf8')]));
};
