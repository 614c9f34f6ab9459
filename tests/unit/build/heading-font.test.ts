// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFont } from '../../../cli/font/make-font';
import { root } from '../../../esbuild.config.mjs';

const committed = (name: string) => readFileSync(join(root, 'src/themes/face', name));

it('has a font file of at most 4,200 bytes', () => {
  expect(committed('jersey-10.woff2').length).toBeLessThanOrEqual(4200);
});

it('has the font files that npm run font makes', { tags: 'all' }, async () => {
  const made = await makeFont();
  for (const [name, bytes] of made) expect(committed(name).equals(bytes), name).toBe(true);
  expect([...made.keys()]).toEqual(['jersey-10.woff2', 'jersey-10-ext.woff2', 'OFL.txt']);
});
