// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documents = [
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'docs/findings.md',
  'docs/glossary.md',
  'docs/theming.md',
  'docs/ticket-fields.md',
];

/** What is written as code and looks like a path of ours. `NAME`, `GROUP`, `CALL` and `PART` are the reader's. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|cli|examples|tests|docs|\.ci)\/[^`\s]*)`|vitest run [^`]*?(tests\/\S+\.tsx?)/g)]
    .map(([, path, test]) => (path ?? test)!)
    .filter((path) => !/NAME|GROUP|CALL|PART|[*…]/.test(path));

it.each(documents)('the paths that %s names exist', (document) => {
  const paths = pathsIn(readFileSync(document, 'utf8'));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('the recipes name paths at all', () => {
  expect(pathsIn(readFileSync('CONTRIBUTING.md', 'utf8')).length).toBeGreaterThan(25);
});
