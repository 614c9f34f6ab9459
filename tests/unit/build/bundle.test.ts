// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundle, BUILD } from '../../../cli/build/bundle';
import type { FoundWidget } from '../../../cli/build/find-widgets';
import { linaria } from '../../../cli/build/linaria';
import { gray } from '../../../src/themes/gray';
import { realms } from '../../../src/themes/realms';

const widget = (name: string, component: string): FoundWidget => ({
  name, export: component,
  component: fileURLToPath(new URL(`../../fixtures/widgets/${name}/${name}.tsx`, import.meta.url)),
  description: { name, kind: 'component', text: 'A fixture.', props: { title: { type: 'text', required: true, text: 'A title.' }, amount: { type: 'number', min: 0, text: 'A number.' } }, examples: [] },
});
const built = (...widgets: FoundWidget[]) => bundle({ widgets, themes: [realms, gray], linaria: linaria() });

// THM-2 THM-3 CLI-3
it('makes a file to paste and a stylesheet for each theme, and the same JavaScript for all', async () => {
  const files = await built(widget('plain', 'Plain'));
  const names = [...files.keys()];
  expect(names).toContain('realms/cobble.js');
  expect(names).toContain('gray/cobble.js');
  expect(files.get('realms/cobble.js')!.replaceAll('realms', 'gray')).toBe(files.get('gray/cobble.js'));
  const [one, two] = [files.get(`realms/plain.${BUILD}.css`)!, files.get(`gray/plain.${BUILD}.css`)!];
  expect(one).toContain(realms.color.text);
  expect(two).not.toBe(one);
  expect(one + two).not.toContain('theme(');
  expect(names.filter((name) => /^chunks\/plain/.test(name))).toEqual([`chunks/plain.${BUILD}.js`]);
  const chunk = files.get(`chunks/plain.${BUILD}.js`)!;
  expect(chunk).toContain('p-box');
  expect(chunk).not.toContain('A fixture');
  expect(chunk).toContain('=cobble.lent;');
}, 60_000);

// LDR-6
it('leaves a number without a default undefined, not null: a product without a price in coins showed an empty price', async () => {
  const chunk = (await built(widget('plain', 'Plain'))).get(`chunks/plain.${BUILD}.js`)!;
  expect(chunk).toContain('amount:["n",,[0,1e308]]');
}, 60_000);

// THM-3
it.each([
  ['a widget without CSS', widget('naked', 'Naked'), /naked has no CSS/],
  ['a style that would need Linaria at run time', widget('unstyled', 'Unstyled'), /run-time code/],
  ['a stylesheet that a browser would drop a line of', widget('bad-value', 'BadValue'), /infix operator/],
  ['two files that make the same class in one sheet', widget('clash', 'Clash'), /c-box/],
])('refuses %s', async (_, bad, message) => {
  await expect(built(bad)).rejects.toThrow(message);
}, 60_000);
