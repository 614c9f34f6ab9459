// @vitest-environment node
import { build, type Plugin } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { type PackedModules, packData } from '../../../cli/pack/pack-data';
import { root } from '../../../esbuild.config.mjs';
import { contentLocale } from '../../../examples/sandbox/data/locale-text';
import { fields } from '../../../examples/sandbox/data/support/fields';
import { realms } from '../../../src/themes/realms';
import { description } from '../../../src/widgets/themed-button/themed-button.widget';

const readFrom: Plugin = {
  name: 'read-from',
  setup({ onLoad }) {
    onLoad({ filter: /packed-data\.ts$/ }, () => ({
      contents: 'export const packedData = (group, module) => globalThis.packedModules.get(group)[module];',
      loader: 'js',
    }));
  },
};

const bundle = async (contents: string) => {
  const packed: PackedModules = new Map();
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [readFrom, packData(packed)],
  });
  return { packed, text: outputFiles[0]!.text };
};

it('moves data out of the bundle', async () => {
  const { packed, text } = await bundle(`
    export { fields } from './examples/sandbox/data/support/fields';
    export { description } from './src/widgets/themed-button/themed-button.widget';
    export { realms } from './src/themes/realms';`);
  const sources = {
    sandbox: { 'examples/sandbox/data/support/fields.ts': { fields } },
    widgets: { 'src/widgets/themed-button/themed-button.widget.ts': { description } },
    themes: { 'src/themes/realms.ts': { realms } },
  };
  expect(Object.fromEntries(packed)).toEqual(sources);
  for (const word of ['Subject', realms.color.surface, description.text]) expect(text).not.toContain(word);
  vi.stubGlobal('packedModules', packed);
  const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect({ ...module }).toEqual({ fields, description, realms });
});

it('leaves modules with code and the list of themes in the bundle', async () => {
  const { packed, text } = await bundle(`
    export { contentLocale } from './examples/sandbox/data/locale-text';
    export { themes } from './src/themes/themes';`);
  expect(Object.keys(packed.get('sandbox') ?? {})).toEqual([]);
  expect(text).toContain(contentLocale.name);
  expect(Object.keys(packed.get('themes') ?? {})).not.toContain('src/themes/themes.ts');
});
