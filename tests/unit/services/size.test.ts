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

const bundle = (entry: string) => build({
  ...browser, entryPoints: [entry], splitting: true, outdir: 'out',
  plugins: [{ name: 'not-counted', setup: ({ onResolve }) => onResolve({ filter: notCounted }, ({ path }) => ({ path, external: true })) }],
});
const smaller = async (text: string): Promise<number> => {
  const { code } = await minify(text, { ecma: 2020, module: true, toplevel: true, compress: { passes: 3, unsafe_arrows: true }, mangle: true });
  return brotliCompressSync(code!).length;
};

describe('the shipped services', () => {
  let files: Map<string, { text: string; imports: { path: string; kind: string }[] }>;

  beforeAll(async () => {
    const { outputFiles, metafile } = await bundle('src/services/services.ts');
    files = new Map(Object.entries(metafile!.outputs).map(([path, { imports }]) => [
      path.replace(/^out\//, '').replace(/-[A-Z0-9]{8}\.js$/, '.js'),
      { text: outputFiles!.find(file => file.path.endsWith(`/${path}`))!.text, imports },
    ]));
  });

  it('cost at most 8,000 bytes in one file, with the page\'s settings around it too', async () => {
    expect([...files.keys()]).toEqual(['services.js']);
    const chunk = await bundle('src/embed/services-chunk.ts');
    for (const text of [files.get('services.js')!.text, chunk.outputFiles![0]!.text]) expect(await smaller(text)).toBeLessThanOrEqual(8000);
  });

  it('need no other file before the first call', () => {
    // Static imports are what a page fetches unasked.
    expect(files.get('services.js')!.imports.filter(({ kind }) => kind === 'import-statement')).toEqual([]);
  });

  it('hold no rule\'s id and nothing of React', () => {
    expect(files.get('services.js')!.text).not.toMatch(/MKT-|React/);
  });
});
