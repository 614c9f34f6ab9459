// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { change, output, rebuilt, replace, reportsErrors, twice } from './watch-session';

// CLI-3
const changes: [string, string, (text: string) => string, string, RegExp][] = [
  [
    'a theme of the eight',
    'src/themes/gray.ts',
    (text) => text.replace("text: '#1e2025'", "text: '#030303'"),
    'gray/modal.css',
    /#030303/,
  ],
  [
    'a component',
    'src/widgets/themed-button/themed-button.tsx',
    (text) => text.replace(/className=/, 'data-changed="79" className='),
    'chunks/themed-button.js',
    /"data-changed":"79"/,
  ],
  [
    'one’s own theme',
    'ours.ts',
    (text) => text.replace("name: 'ours',", "name: 'ours', shape: { ...gray.shape, line: '7px' },"),
    'ours/modal.css',
    /7px/,
  ],
  [
    'a file that one’s own theme imports',
    'text.ts',
    () => "export const text = '#040404';\n",
    'ours/modal.css',
    /#040404/,
  ],
  [
    'a style',
    'src/widgets/themed-button/themed-button.style.ts',
    (text) => text.replace('css`', 'css`\n  order: 77;'),
    'gray/themed-button.css',
    /order:77/,
  ],
  [
    'a shared style',
    'src/widgets/kit/base.style.ts',
    (text) => text.replace('css`', 'css`\n  order: 78;'),
    'gray/modal.css',
    /order:78/,
  ],
  [
    'a style that areas share',
    'src/areas/kit/call-view.style.ts',
    (text) => text.replace('css`', 'css`\n  order: 76;'),
    'gray/areas.css',
    /order:76/,
  ],
  [
    'a function that several styles call',
    'src/widgets/kit/button-colors.ts',
    (text) => text.replace('  border-color: ', '  orphans: 7;\n  border-color: '),
    'gray/themed-button.css',
    /orphans:7/,
  ],
  [
    'a description',
    'src/widgets/themed-button/themed-button.widget.ts',
    (text) => text.replace('props: {', "props: {\n    changed: { type: 'text', default: 'eighty', text: 'Words.' },"),
    'chunks/themed-button.js',
    /eighty/,
  ],
  [
    'the tag',
    'src/loader/loader.ts',
    (text) => `${text}\nconsole.log('eighty-one');\n`,
    'gray/cobble.js',
    /eighty-one/,
  ],
];

describe.each([
  [changes.slice(0, 2), {}],
  [changes.slice(2), { tags: 'all' }],
])('watching', (some, options) => {
  it.each(some)(
    'has a change of %s in the output when it reports the build',
    options,
    async (_, path, edit, where, what) => {
      expect(output().get(where)).not.toMatch(what);
      const { line, output: after } = await change(path, edit, writeFileSync, twice);
      expect([line, after.get(where)]).toEqual([rebuilt, expect.stringMatching(what)]);
    },
  );
});

it('notices each replacement of a file', { tags: 'all' }, async () => {
  for (const order of [82, 83]) {
    const path = 'src/widgets/themed-button/themed-button.style.ts';
    const { line, output: after } = await change(
      path,
      (text) => text.replace(/order: \d+/, `order: ${order}`),
      replace,
      twice,
    );
    expect([line, after.get('gray/themed-button.css')]).toEqual([rebuilt, expect.stringContaining(`order:${order}`)]);
    const own = await change('ours.ts', (text) => text.replace(/line: '\d+px'/, `line: '${order}px'`), replace, twice);
    expect([own.line, own.output.get('ours/modal.css')]).toEqual([rebuilt, expect.stringContaining(`${order}px`)]);
  }
});

it('reports an unchanged output', async () => {
  const { line } = await change('src/widgets/modal/modal.tsx', (text) => `${text}\n// A comment.\n`);
  expect(line).toMatch(/^no changes in the output \(\d+ ms\)$/);
});

// watch.all.test.ts tests the other errors.
reportsErrors('sample');

it('builds after an error', async () => {
  const before = output().get('ours/modal.css');
  const { line, output: after } = await change(
    'text.ts',
    () => "export const text = '#0a0a10';\n",
    writeFileSync,
    twice,
  );
  expect(line).toEqual(rebuilt);
  expect(after.get('ours/modal.css')).not.toBe(before);
});
