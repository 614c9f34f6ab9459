// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuildCache } from '../../../cli/build/build-cache';
import { openStyles } from '../../../cli/build/styles';
import { tempFolder } from '../temp-folder';

const root = process.cwd();
const folder = tempFolder();
beforeAll(() => process.chdir(folder.path()));
afterAll(() => process.chdir(root));

// CLI-3. With nothing cached, a checkout's build in a site's folder did not find what Babel was to load.
it('evaluates a style from any working directory', async () => {
  const style = fileURLToPath(new URL('../../fixtures/widgets/plain/plain.style.ts', import.meta.url));
  expect((await openStyles(await openBuildCache()).read(style)).css).toContain('theme(');
}, 60_000);
