// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { minify } from 'terser';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../esbuild.config.mjs';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The whole layer is to cost at most 8,000 bytes of brotli. Not counted, because a page loads them only where it asks for them or
// where a call has failed: the telemetry adapters, the toasts, the bundled list of regions.
const notCounted = /^react|\/(one-ds|data-layer|bundled-regions)$|toasts\/toasts$/;

const bundle = (splitting: boolean) => build({
  ...browser, entryPoints: ['src/services/services.ts'], splitting, outdir: 'out',
  plugins: [{ name: 'not-counted', setup: ({ onResolve }) => onResolve({ filter: notCounted }, ({ path }) => ({ path, external: true })) }],
});
const smaller = async (text: string): Promise<number> => {
  const { code } = await minify(text, { ecma: 2020, module: true, toplevel: true, compress: { passes: 3, unsafe_arrows: true }, mangle: true });
  return brotliCompressSync(code!).length;
};

describe('the shipped services', () => {
  let files: Map<string, { text: string; imports: { path: string; kind: string }[] }>;

  beforeAll(async () => {
    const { outputFiles, metafile } = await bundle(true);
    files = new Map(Object.entries(metafile!.outputs).map(([path, { imports }]) => [
      path.replace(/^out\//, '').replace(/-[A-Z0-9]{8}\.js$/, '.js'),
      { text: outputFiles!.find(file => file.path.endsWith(`/${path}`))!.text, imports },
    ]));
  });

  it('cost at most 8,000 bytes in one piece', async () => {
    const { outputFiles } = await bundle(false);
    expect(await smaller(outputFiles![0]!.text)).toBeLessThanOrEqual(8000);
  });

  it('cost no more than 8,900 bytes split into the files that a page loads one by one, and at most 4,500 before the first call', async () => {
    const sizes = await Promise.all([...files].map(async ([name, { text }]) => [name, await smaller(text)] as const));
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(8900);
    expect(sizes.find(([name]) => name === 'services.js')![1]).toBeLessThanOrEqual(4550);
  });

  it('load a group in one file, which needs no other', () => {
    const groups = ['marketplace.js', 'newsletter.js', 'downloads.js', 'realms.js', 'help-centre.js', 'support.js', 'profile.js', 'store.js'];
    expect([...files.keys()]).toEqual(expect.arrayContaining(['services.js', ...groups]));
    // Static imports are what a page fetches unasked.
    for (const [name, { imports }] of files) expect(imports.filter(({ kind }) => kind === 'import-statement'), name).toEqual([]);
  });

  it('hold the rows of a group\'s routes in that group\'s file only', () => {
    const holds = (text: string) => [...files].filter(([, file]) => file.text.includes(text)).map(([name]) => name);
    expect(holds('/help_center/')).toEqual(['help-centre.js']);
    expect(holds('/currencies/')).toEqual(['store.js']);
    expect(holds('MKT-')).toEqual([]);
    expect(holds('React')).toEqual([]);
  });
});
