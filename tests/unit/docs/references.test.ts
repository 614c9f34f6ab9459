// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { attributeOf } from '../../../src/embed/read-props';
import { PROGRAM } from '../program';
import { allDocuments, root } from './reading/all-documents';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const documents = allDocuments();
const anchorsOf = (path: string): Set<string> | undefined => documents.find(({ name }) => name === path)?.anchors;

/** Pages that are linked before they exist. When you add one of them, remove it here. */
const awaited: readonly string[] = [];

it('awaits no page that exists', () => {
  expect(awaited.filter((path) => existsSync(join(root, path)))).toEqual([]);
});

/** Checks a link. Returns the error, or an empty string. */
const wrong = (path: string, anchor: string | undefined): string => {
  if (awaited.includes(path)) return '';
  if (!existsSync(join(root, path))) return `${path} is not there`;
  return anchor && !anchorsOf(path)?.has(anchor) ? `${path} has no heading #${anchor}` : '';
};

it('links to existing pages and headings', () => {
  const found = documents.flatMap(({ name, links }) =>
    links
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => {
        const [path = '', anchor] = link.split('#');
        return wrong(path ? normalize(join(dirname(name), path)) : name, anchor);
      })
      .filter(Boolean)
      .map((why) => `${name}: ${why}`),
  );
  expect(found).toEqual([]);
});

it('names existing commands and options', () => {
  const found = documents
    .flatMap(({ code }) => code)
    .flatMap((text) => {
      const [, command = '', rest = ''] = /^(?:npx )?cobble ([a-z]+)\b(.*)$/.exec(text) ?? [];
      if (!command) return [];
      const given = options.get(command);
      if (!given) return [text];
      const unknown = (rest.match(/--[a-z-]+/g) ?? []).filter((option) => !given.includes(option));
      return unknown.map((option) => `${text}: ${option}`);
    });
  expect(found).toEqual([]);
});

it('names existing package scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const code = documents.flatMap((document) => document.code);
  const named = code.flatMap((text) => [...text.matchAll(/\bnpm run ([a-z:]+)/g)].map(([, script]) => script!));
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

const options = new Map<string, string[]>();
beforeAll(() => {
  const script = execFileSync(process.execPath, [PROGRAM, 'completion', 'bash'], {
    encoding: 'utf8',
  });
  for (const [, name, words] of script.matchAll(/^ {4}(\w+)\) if .*?words '([^']*)'; else/gm))
    options.set(name!, words!.split(' '));
});

it('knows the options of every command', () => {
  expect([...options.keys()]).toEqual(expect.arrayContaining(['build', 'check', 'match', 'test', 'snippet']));
  expect(options.get('snippet')).toContain('--pin');
});

const codeIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|js|mjs|json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

it('finds every document that a message or a comment names', () => {
  const named = ['cli', 'src', 'examples', 'schema', 'tests']
    .flatMap(codeIn)
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?<![\w/.-])((?:docs\/[\w/-]+|README|SECURITY|CONTRIBUTING|CHANGELOG)\.md)(?:#([\w-]+))?/g,
        ),
      ].map(([, path, anchor]) => ({ file, path: path!, anchor })),
    );
  expect(named.length).toBeGreaterThan(5);
  const found = named.flatMap(({ file, path, anchor }) => {
    const why = wrong(path, anchor);
    return why ? [`${file}: ${why}`] : [];
  });
  expect(found).toEqual([]);
});

it('lists every widget with its required attributes in docs/reference/widgets.md', async () => {
  const { text } = documents.find(({ name }) => name === 'docs/reference/widgets.md')!;
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  for (const { name, description } of await findWidgets(root)) {
    const row = rows.find((line) => line.split('|')[1]!.includes(`\`${name}\``)) ?? '';
    const needed = Object.entries(description.props).flatMap(([prop, { required }]) =>
      required ? [attributeOf(prop)] : [],
    );
    const documented = [...(row.split('|')[3] ?? '').matchAll(/`(data-[\w-]+)`/g)].map(([, attribute]) => attribute);
    expect({ name, row: row !== '', documented }).toEqual({ name, row: true, documented: needed });
  }
});

it('names in docs/architecture.md only what each file contains', () => {
  const { text } = documents.find(({ name }) => name === 'docs/architecture.md')!;
  const rows = [...text.matchAll(/^\| `([\w/.-]+\.tsx?)` +\| (.*)\|$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap(([, file = '', words = '']) => {
    if (!existsSync(join(root, file))) return [`${file} is not there`];
    const source = readFileSync(join(root, file), 'utf8');
    const names = [...words.matchAll(/`'?([A-Za-z_]+)'?`/g)].map(([, name]) => name!);
    return names.filter((name) => !source.includes(name)).map((name) => `${file} has no ${name}`);
  });
  expect(missing).toEqual([]);
});
