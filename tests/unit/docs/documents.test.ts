// @vitest-environment node
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allDocuments, root } from './reading/all-documents';
import { compileModules } from './reading/compile-modules';
import { elsewhere } from './reading/elsewhere';
import { type Followed, followBlock } from './reading/follow-block';
import { siteFolder } from './reading/site-folder';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const documents = allDocuments();
const followed = new Map<string, Followed>();
const isElsewhere = (name: string, text: string): boolean =>
  elsewhere.some(({ document, begins }) => document === name && text.startsWith(begins));

describe.each(documents.filter(({ blocks }) => blocks.length > 0))('the blocks of $name', ({ name, blocks }) => {
  beforeAll(async () => {
    followed.set(name, { folder: await siteFolder(), printed: '', modules: [] });
  });
  afterAll(() => followed.get(name)?.folder.remove());

  it('do what the document says, one after the other', async () => {
    const wrong: string[] = [];
    for (const block of blocks) {
      if (isElsewhere(name, block.text)) continue;
      const found = await followBlock(block, followed.get(name)!);
      if (found) wrong.push(`${block.at} ${found}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('the code in the documents compiles with the types of the package', async () => {
  const modules = [...followed.values()].flatMap((each) => each.modules);
  expect(modules.length).toBeGreaterThan(3);
  expect(await compileModules(modules)).toBe('');
});

it.each(elsewhere)('$document has the block that begins with "$begins"', ({ document, begins, reason }) => {
  const { blocks } = documents.find(({ name }) => name === document)!;
  expect(blocks.filter(({ text }) => text.startsWith(begins))).toHaveLength(1);
  for (const [file] of reason.matchAll(/tests\/\S+\.ts/g)) expect(existsSync(root + file), file).toBe(true);
});
