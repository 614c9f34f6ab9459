// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allDocuments, root } from './reading/all-documents';

/** Inline code that looks like a path in the repository, except paths with placeholders such as `NAME`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|cli|examples|tests|docs|\.ci)\/[^`\s]*)`|vitest run [^`]*?(tests\/\S+\.tsx?)/g)]
    .map(([, path, test]) => (path ?? test)!)
    .filter((path) => !/NAME|GROUP|CALL|PART|[*…]/.test(path));

const documents = allDocuments();

it('names existing paths in every document', () => {
  const paths = documents.flatMap(({ name, text }) => pathsIn(text).map((path) => ({ name, path })));
  expect(paths.filter(({ path }) => !existsSync(root + path))).toEqual([]);
});

it('names paths in the how-to pages for contributors', () => {
  const pages = documents.filter(({ name }) => name.startsWith('docs/contributing/'));
  expect(pages.flatMap(({ text }) => pathsIn(text)).length).toBeGreaterThan(25);
});
