// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { neverChanges } from '../../../examples/sandbox/site-paths';
import { allDocuments, root } from './reading/all-documents';
import { compileModules } from './reading/compile-modules';
import { elsewhere } from './reading/elsewhere';
import { type Followed, followBlock } from './reading/follow-block';
import { headersOf } from './reading/headers-of';
import { siteFolder } from './reading/site-folder';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const documents = allDocuments();
const followed = new Map<string, Followed>();
const isElsewhere = (name: string, text: string): boolean =>
  elsewhere.some(({ document, begins }) => document === name && text.startsWith(begins));

describe.each(documents.filter(({ blocks }) => blocks.length > 0))('the blocks of $name', ({ name, blocks }) => {
  beforeAll(async () => {
    const isEmpty = blocks.some(({ text }) => /^npx cobble init$/m.test(text));
    followed.set(name, { folder: await siteFolder(isEmpty), printed: '', modules: [] });
  });
  afterAll(() => followed.get(name)?.folder.remove());

  it("runs the document's blocks in order, and gets the results that it states", async () => {
    const wrong: string[] = [];
    for (const block of blocks) {
      if (isElsewhere(name, block.text)) continue;
      const found = await followBlock(block, followed.get(name)!);
      if (found) wrong.push(`${block.at} ${found}`);
    }
    expect(wrong).toEqual([]);
  });

  if (name === 'docs/how-to/host-and-cache.md')
    it('caches a file for a year if its name has a content hash, and sets no header twice', () => {
      const folder = `${followed.get(name)!.folder.path}/public/`;
      const rules = readFileSync(`${folder}_headers`, 'utf8');
      const files = readdirSync(`${folder}cobble`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length - 1));
      expect(files.length).toBeGreaterThan(60);
      for (const file of files) {
        const headers = headersOf(rules, file);
        const names = headers.map(([header]) => header);
        expect([file, names]).toEqual([file, [...new Set(names)]]);
        const [, cache] = headers.find(([header]) => header === 'Cache-Control') ?? [];
        expect([file, cache?.includes('immutable')]).toEqual([file, neverChanges(file)]);
      }
    });
});

it("compiles the code in the documents with the package's types", async () => {
  const modules = [...followed.values()].flatMap((each) => each.modules);
  expect(modules.length).toBeGreaterThan(3);
  expect(await compileModules(modules)).toBe('');
});

it.each(elsewhere)('finds the block that starts with "$begins" in $document', ({ document, begins, reason }) => {
  const { blocks } = documents.find(({ name }) => name === document)!;
  expect(blocks.filter(({ text }) => text.startsWith(begins))).toHaveLength(1);
  for (const [file] of reason.matchAll(/tests\/\S+\.ts/g)) expect(existsSync(root + file), file).toBe(true);
});
