// @vitest-environment node
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { axeRules, judgeCriteria } from '../../report/conformance';
import { criteria } from '../../report/criteria';
import { DOCUMENTS } from '../../report/document-page';
import { parseReference, type Run, readRuns } from '../../report/results';
import { writePages } from '../../report/write-pages';
import { root } from '../docs/reading/all-documents';
import { tempFolder } from '../temp-folder';

const KEYBOARD = 'tests/browser/apg/button.test.ts';
const threat = 'reads settings from a script element only';

const folder = tempFolder();

/** Stores the results of `npm test`, with one failed test of a promise and one of a criterion, as the runner does. */
const storeRun = (folder: string) => {
  const test = (file: string, fullName: string, status: string) => ({
    name: join(folder, file),
    status,
    message: '',
    endTime: Date.parse('2026-03-01T10:05:00Z'),
    assertionResults: [{ fullName, status, failureMessages: ['Error: <b>seen</b>\n    at line 1'] }],
  });
  mkdirSync(join(folder, '.cache/results'), { recursive: true });
  writeFileSync(
    join(folder, '.cache/results/test.json'),
    JSON.stringify({
      startTime: Date.parse('2026-03-01T10:00:00Z'),
      testResults: [
        test('tests/browser/loader/clobbering.test.ts', `the page's JSON ${threat}`, 'failed'),
        test(
          'tests/unit/services/auth.test.ts',
          "never follows a return_url to an origin that isn't allowed",
          'passed',
        ),
        test(KEYBOARD, 'fires once on Enter', 'failed'),
      ],
      run: {
        ...{ commit: 'aaaaaaaaaaaaaaa', isChanged: false, node: '20.20.2', system: 'Linux, x64', cpus: '2 cores' },
        ...{ memoryGiB: 4, browsers: ['HeadlessChrome/153.0.1', 'firefox/140.1'] },
      },
    }),
  );
};

const documents = Object.fromEntries(
  Object.values(DOCUMENTS).map((path) => [
    path,
    { markdown: readFileSync(join(root, path), 'utf8'), changed: 'abc (2026-03-01)' },
  ]),
);
const pagesOf = (given: { runs: Run[]; missing: string[] }, commit = 'aaaaaaaaaaaaaaa') =>
  writePages({
    ...{ version: '1.2.3', commit, isChanged: false, ...given, documents, written: new Date('2026-03-02'), email: '' },
    sizes: [{ what: 'the pasted file', brotli: 2600, budget: 2500 }],
  });
const storedPages = (commit?: string) => {
  storeRun(folder.path());
  return pagesOf(readRuns(folder.path()), commit);
};

it('shows a failed test with its promise, its criterion, and on the first page', () => {
  const pages = storedPages();
  const row = (page: string, words: string) =>
    pages
      .get(page)!
      .split('<tr>')
      .find((text) => text.includes(words))!;
  expect(row('security.html', threat)).toContain('<strong class="bad">FAILED</strong>');
  expect(row('security.html', 'never follows a return_url')).toContain('Passed</strong>: 1, in Node 20.20.2');
  expect(row('security.html', 'ignores elements that are named')).toContain('Not run');
  expect(row('accessibility.html', '2.1.1 Keyboard')).toContain(`Failed: ${KEYBOARD}`);
  const first = pages.get('index.html')!;
  expect(first).toContain('<code>tests/browser/loader/clobbering.test.ts</code>');
  expect(first).toContain('&#60;b&#62;seen');
  expect(first).toContain('Chrome 153.0.1, Firefox 140.1');
  expect(first).toContain('1 passed, <strong class="bad">2 FAILED</strong>');
  expect(first).toContain('100 over');
});

it('warns on every page that results are missing, or of another commit', () => {
  const html = (pages: Map<string, string>) => [...pages].filter(([name]) => name.endsWith('.html'));
  for (const [, page] of html(pagesOf({ runs: [], missing: ['all'] }))) expect(page).toContain('No results.');
  for (const [, page] of html(storedPages('bbbbbbbbbbbbbbb'))) {
    expect(page).toContain('1 of 1 runs tested <code>aaaaaaaaaa</code>, and this checkout is <code>bbbbbbbbbb</code>');
    expect(page).toContain('Not a full run.');
  }
  expect(storedPages().get('index.html')).not.toContain('another commit');
});

it('claims no criterion without passed tests, and supports one only if all of its tests passed', () => {
  const run = (references: readonly string[]): Run => ({
    ...{ command: '', what: '', commit: '', isChanged: false, started: 0, minutes: 0, node: '', system: '', cpus: '' },
    ...{ memoryGiB: 0, browsers: [] },
    tests: references.map((reference) => {
      const { file, words } = parseReference(reference);
      return { file, title: words, state: 'passed', reason: '' };
    }),
  });
  const { tests: needed = [] } = criteria.find(({ num }) => num === '3.3.4')!;
  const levelAfter = (references: readonly string[]) =>
    judgeCriteria([run(references)]).find(({ criterion }) => criterion.num === '3.3.4')!.level;
  expect(levelAfter(needed)).toBe('supports');
  expect(levelAfter(needed.slice(1))).toBe('not-evaluated');
  const levels = new Set(judgeCriteria([]).map(({ level }) => level));
  expect([...levels].sort()).toEqual(['not-applicable', 'not-evaluated']);
});

it('lists every criterion of WCAG 2.2 A and AA in OpenACR', () => {
  const nums = (range: string, ...minors: number[]) => minors.map((minor) => `${range}.${minor}`);
  const one = [nums('1.1', 1), nums('1.2', 1, 2, 3, 4, 5), nums('1.3', 1, 2, 3, 4, 5)];
  const two = [nums('2.1', 1, 2, 4), nums('2.2', 1, 2), nums('2.3', 1), nums('2.4', 1, 2, 3, 4, 5, 6, 7, 11)];
  const three = [nums('3.1', 1, 2), nums('3.2', 1, 2, 3, 4, 6), nums('3.3', 1, 2, 3, 4, 7, 8), nums('4.1', 1, 2, 3)];
  const all = [...one, nums('1.4', 1, 2, 3, 4, 5, 10, 11, 12, 13), ...two, nums('2.5', 1, 2, 3, 4, 7, 8), ...three];
  const { chapters, author } = parse(storedPages().get('openacr.yaml')!);
  const entries = [...chapters.success_criteria_level_a.criteria, ...chapters.success_criteria_level_aa.criteria];
  expect(entries.map(({ num }) => num).sort()).toEqual(all.flat().sort());
  expect(entries.every(({ components }) => components[0].adherence.notes)).toBe(true);
  expect(author.email).toBe('');
});

it('names an existing test for each criterion, and what it leaves out', () => {
  const wrong = criteria.flatMap(({ num, tests = [], left }) => {
    const lost = tests.filter((reference) => {
      const { file, words } = parseReference(reference);
      if (!existsSync(root + file)) return true;
      return !readFileSync(root + file, 'utf8')
        .replaceAll("\\'", "'")
        .includes(words);
    });
    return [...lost, ...(tests.length && !left ? [`${num} doesn't say what is left`] : [])];
  });
  expect(wrong).toEqual([]);
  expect(axeRules('2.5.8')).toEqual(['target-size']);
});

it('requests nothing from elsewhere, and every link has a target', () => {
  const pages = storedPages();
  const ids = new Map([...pages].map(([name, html]) => [name, new Set(html.match(/(?<= id=")[^"]+/g))]));
  for (const [name, html] of pages) {
    expect([name, html.match(/<(?:script|img|link|iframe)\b|\bsrc=|url\(|@import/g)]).toEqual([name, null]);
    const links = html.match(/(?<=href=")[^"]+/g)?.filter((href) => !/^https?:/.test(href)) ?? [];
    const broken = links.filter((href) => {
      const [page = '', anchor] = href.split('#');
      return !pages.has(page || name) || (anchor && !ids.get(page || name)?.has(anchor));
    });
    expect([name, broken]).toEqual([name, []]);
  }
});
