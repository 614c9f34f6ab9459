// @vitest-environment node
// Needs its own process: it changes the working directory.
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuildCache } from '../../../cli/io/build-cache';
import { openStyles } from '../../../cli/styles/styles';
import { tempFolder } from '../temp-folder';

const root = process.cwd();
const folder = tempFolder();
// CLI-3. Build from another working directory: with an empty cache, Babel's plugins used to be missing there.
beforeAll(() => process.chdir(folder.path()));
afterAll(() => process.chdir(root));

// CLI-3. Linaria takes `#` and `?` for the end of a file name, so in folders with these characters, it missed its own
// package.
it.each(['a#b', 'a?b', 'a%41b', 'a b'])(
  'evaluates a style in the folder %s, from any working directory',
  async (name) => {
    mkdirSync(folder.path(name));
    folder.write(
      `${name}/plain.style.ts`,
      "import { css } from '@linaria/core';\nexport const plain = css`order: 1;`;",
    );
    const { css, code } = await openStyles(await openBuildCache()).read(folder.path(`${name}/plain.style.ts`));
    expect(css).toMatch(/^\.\w+\{order:1\}$/);
    expect(code).toMatch(/^export const plain = "\w+";$/);
  },
  60_000,
);
