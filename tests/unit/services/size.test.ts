// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../esbuild.config.mjs';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Budget: 8,000 bytes of brotli, plus the answers' shapes (275 bytes to read them, 1,330 for their members). Chunks
// that load on demand don't count: telemetry adapters, toasts, the bundled regions, upload progress and locale
// fallback.
const notCounted =
  /^react|\/(resolve-page-settings|one-ds|data-layer|bundled-regions|transport-with-progress|locale-fallback)$|toasts\/toasts$/;

const bundle = (entry: string) =>
  build({
    ...browser,
    entryPoints: [entry],
    splitting: true,
    outdir: 'out',
    plugins: [
      {
        name: 'not-counted',
        setup: ({ onResolve }) => onResolve({ filter: notCounted }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
const smaller = async (text: string): Promise<number> => {
  const { code } = await minify(text, {
    ecma: 2020,
    module: true,
    toplevel: true,
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true },
    mangle: true,
  });
  return brotliCompressSync(code).length;
};

type Files = Map<string, { text: string; imports: { path: string; kind: string }[] }>;

const filesOf = async (entry: string): Promise<Files> => {
  const { outputFiles, metafile } = await bundle(entry);
  return new Map(
    Object.entries(metafile!.outputs).map(([path, { imports }]) => [
      path.replace(/^out\//, '').replace(/-[A-Z0-9]{8}\.js$/, '.js'),
      { text: outputFiles!.find((file) => file.path.endsWith(`/${path}`))!.text, imports },
    ]),
  );
};

it('bundles the whole client into one file of at most 12,000 bytes', async () => {
  const files = await filesOf('src/services/create-services.ts');
  expect([...files.keys()]).toEqual(['create-services.js']);
  expect(await smaller(files.get('create-services.js')!.text)).toBeLessThanOrEqual(12_000);
});

describe('service groups behind the tag', () => {
  let files: Files;

  beforeAll(async () => {
    files = await filesOf('src/chunks/services.ts');
    // Experiment events are loaded only on pages with experiments.
    files.delete('exposures.js');
  });

  it('bundles each service group into one file, without static imports', () => {
    const groups = [
      'marketplace.js',
      'newsletter.js',
      'downloads.js',
      'realms.js',
      'help-centre.js',
      'support.js',
      'profile.js',
      'store.js',
    ];
    expect([...files.keys()].sort()).toEqual(['services.js', ...groups].sort());
    // A page would fetch a static import immediately.
    for (const [name, { imports }] of files)
      expect(
        imports.filter(({ kind }) => kind === 'import-statement'),
        name,
      ).toEqual([]);
  });

  it('limits each service group to 2,000 bytes', async () => {
    const sizes = new Map(
      await Promise.all([...files].map(async ([name, { text }]) => [name, await smaller(text)] as const)),
    );
    sizes.delete('services.js');
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(2000);
  });

  it("bundles only a group's own routes", () => {
    const holds = (text: string) => [...files].filter(([, file]) => file.text.includes(text)).map(([name]) => name);
    expect(holds('/help_center/')).toEqual(['help-centre.js']);
    expect(holds('/currencies/')).toEqual(['store.js']);
    expect(holds('MKT-')).toEqual([]);
    expect(holds('React')).toEqual([]);
  });
});
