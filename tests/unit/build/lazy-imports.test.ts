// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BUILD } from '../../../cli/build/placeholders';
import { checkImports, lazyChunksOf, replaceLazyImports } from '../../../cli/build/plugins/lazy-imports';

const metafile = (imports: Readonly<Record<string, readonly { path: string; kind: string }[]>>) =>
  ({
    inputs: {},
    outputs: Object.fromEntries(
      Object.entries(imports).map(([name, list]) => [
        `chunks/${name}.${BUILD}.js`,
        { imports: list.map((one) => ({ ...one, external: true })) },
      ]),
    ),
  }) as never as Parameters<typeof checkImports>[0];
const lazy = (chunk: string) => ({ path: `cobble-chunk:${chunk}`, kind: 'dynamic-import' });

// LDR-6
it('replaces import() by the call that loads a chunk', () => {
  expect(
    replaceLazyImports(
      { text: 'let b=()=>import("cobble-chunk:services-store").then(a),c=d=>import(d);', map: undefined },
      (chunk) => `cobble.shared.load("${chunk}")`,
    ).text,
  ).toBe('let b=()=>cobble.shared.load("services-store").then(a),c=d=>import(d);');
});

// LDR-6
describe('imports between built files', () => {
  it('allows imports between built files if the loader makes them', () => {
    expect(() => checkImports(metafile({ a: [lazy('b')] }))).not.toThrow();
  });

  it.each([
    ['static', { path: './part.js', kind: 'import-statement' }, 'imports ./part.js statically'],
    ['without the loader', { path: 'https://a.test/b.js', kind: 'dynamic-import' }, 'b.js without the loader'],
  ])('rejects imports between built files with the reason if they are %s', (_, bad, message) => {
    const check = () => checkImports(metafile({ a: [lazy('b'), bad] }));
    expect(check).toThrow(message);
    expect(check).toThrow('browsers remember a failed import, and only the loader can retry it');
  });

  it('finds imports through other chunks, once', () => {
    const imports = metafile({ a: [lazy('b')], b: [lazy('c'), lazy('a')], c: [] });
    expect(lazyChunksOf(imports, 'a')).toEqual(['b', 'c']);
  });
});
