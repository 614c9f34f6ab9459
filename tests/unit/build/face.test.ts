// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFace } from '../../../cli/face/make-face';
import { root } from '../../../esbuild.config.mjs';

it('has the font files that npm run face makes, the first of at most 4,200 bytes', async () => {
  const made = await makeFace();
  for (const [name, bytes] of made)
    expect(readFileSync(join(root, 'src/themes/face', name)).equals(bytes), name).toBe(true);
  expect([...made.keys()]).toEqual(['jersey-10.woff2', 'jersey-10-ext.woff2', 'OFL.txt']);
  expect(made.get('jersey-10.woff2')?.length).toBeLessThanOrEqual(4200);
});
