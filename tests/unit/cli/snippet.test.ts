// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippet } from '../../../cli/commands/snippet';
import { contentSecurityPolicy } from '../../../cli/snippet/content-security-policy';
import type { SnippetOptions } from '../../../cli/commands/snippet';
import { testIo } from './support';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  const file = (integrity: string) => ({ bytes: 1, gzip: 1, brotli: 1, integrity });
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'manifest.json'), JSON.stringify({ files: { 'chunks/tile.js': file('sha384-ccc'), 'realms/cobble.js': file('sha384-aaa'), 'vanilla/cobble.js': file('sha384-bbb') } }));
  mkdirSync(join(folder, 'odd'));
  writeFileSync(join(folder, 'odd', 'manifest.json'), '{ "files": { "realms/cobble.js": {} } }');
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (options: Partial<SnippetOptions>) => {
  const { io, out, err } = testIo('', { cwd: folder });
  await snippet({ out: 'dist', ...options }, io);
  const head = (parse(out()).childNodes[0] as DefaultTreeAdapterTypes.Element).childNodes[0] as DefaultTreeAdapterTypes.Element;
  const elements = head.childNodes.filter(node => 'attrs' in node) as DefaultTreeAdapterTypes.Element[];
  return { out: out(), err: err(), elements: elements.map(({ tagName, attrs }): Record<string, string> => ({ tagName, ...Object.fromEntries(attrs.map(({ name, value }) => [name, value])) })) };
};

describe('cobble snippet', () => {
  it('prints the tag with the built file\'s integrity', async () => {
    const { elements } = await run({ theme: 'vanilla', base: 'https://cdn.example/cobble' });
    expect(elements).toEqual([{ tagName: 'script', async: '', src: 'https://cdn.example/cobble/vanilla/cobble.js', integrity: 'sha384-bbb', crossorigin: 'anonymous' }]);
  });

  it('starts at the site\'s root without a base, and says so and which theme it took', async () => {
    const { elements, err } = await run({});
    expect(elements[0]!.src).toBe('/dist/realms/cobble.js');
    expect(err).toMatch(/theme is realms.*\n.*root/);
  });

  it('adds the policy that the page needs, as a tag that stands before the script', async () => {
    const { elements, err } = await run({ theme: 'realms', base: 'https://cdn.example/cobble/', api: 'https://api.example/v1', csp: true });
    expect(elements.map(({ tagName }) => tagName)).toEqual(['meta', 'script']);
    expect(elements[0]).toMatchObject({ 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy({ base: 'https://cdn.example/cobble/', api: 'https://api.example/v1' }) });
    expect(elements[1]!['data-api']).toBe('https://api.example/v1');
    expect(err).toMatch(/Merge the policy.*\n.*require-trusted-types-for.*\n.*--config/);
  });

  it('reads from the page\'s JSON what else the policy has to allow', async () => {
    writeFileSync(join(folder, 'page.json'), '{ "endpoints": { "store": "https://store.example/v2" } }');
    const { elements, err } = await run({ base: '/cobble', csp: true, config: 'page.json' });
    expect(elements[0]!.content).toBe(contentSecurityPolicy({ base: '/cobble/', config: { endpoints: { store: 'https://store.example/v2' } } }));
    expect(err).not.toContain('--config');
  });

  it.each<[string, Partial<SnippetOptions>, RegExp]>([
    ['no build', { out: 'none' }, /there is no such file/], ['an unknown theme', { theme: 'realm' }, /did you mean "realms"/], ['a manifest without integrity', { out: 'odd' }, /not a manifest/],
    ['a base that runs', { base: 'javascript:alert(1)' }, /--base/], ['a base relative to the page', { base: 'cobble' }, /--base/],
  ])('refuses %s', async (_, options, message) => {
    await expect(run(options)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
  });
});
