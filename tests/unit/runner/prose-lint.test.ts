// @vitest-environment node
import { expect, it } from 'vitest';
import { findProse } from '../../runner/prose-lint.mjs';

it.each([
  ['// What is drawn before is rendered over.', 'clause as subject'],
  ['/** An element named `cobble` is no version of ours. */', 'negated noun'],
  ['// The tag stands in the head.', 'stands'],
  ['// The page is told of it.', 'told'],
  ['// A change mends the widget.', 'mend'],
  ['// The group comes beside its area.', 'comes along'],
])('reports %s', (comment, name) => {
  const [finding] = findProse('a.ts', `const a = 1;\n${comment}\n`);
  expect(finding).toMatchObject({ line: 2, message: expect.stringContaining(`${name}: `) });
});

it('accepts questions, quoted code, strings and sentences with a reason to stay', () => {
  const source = [
    '// What runs where?',
    "const a = 'What is drawn is told.';",
    '/** `is no` and `stands` are words of a table. */',
    '// prose-ignore: quotes a message. "experiment has no domain"',
  ].join('\n\n');
  expect(findProse('a.ts', source)).toEqual([]);
});

it('reads the paragraphs of Markdown without code, tables and headings', () => {
  const text =
    '# What is none\n\n| What is no cell. |\n\n```text\nWhat is none.\n```\n\nIt is fine.\n\nThe tag\nstands here.\n';
  expect(findProse('a.md', text)).toEqual([{ line: 11, message: expect.stringContaining('stands: "stands"') }]);
});
