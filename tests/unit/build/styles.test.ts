// @vitest-environment node
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openBuildCache } from '../../../cli/io/build-cache';
import { openStyles, type Styles } from '../../../cli/styles/styles';
import { tempFolder } from '../temp-folder';

const folder = tempFolder('test');
let styles: Styles;
beforeEach(async () => {
  for (const name of ['node_modules', 'src']) symlinkSync(join(process.cwd(), name), folder.path(name));
  styles = openStyles(await openBuildCache());
});

const style = (name: string, body: string) => {
  const path = folder.path(`${name}.style.ts`);
  writeFileSync(path, `import { css } from '@linaria/core';\nimport { theme } from './src/themes/current';\n${body}`);
  return path;
};
const read = (name: string, body: string) => styles.read(style(name, body));

// THM-3. The build itself replaces a role that is a whole interpolation. Linaria evaluates roles in function calls.
it('evaluates roles alone and in function calls', async () => {
  const { css } = await read(
    'a',
    `const twice = (role: string) => role + ' ' + role;
     export const a = css\`gap: \${theme.space.x2}; margin: \${twice(theme.space.x2)}; border-color: \${theme.status.danger.line};\`;`,
  );
  expect(css).toContain(
    '{gap:theme(space.x2);margin:theme(space.x2) theme(space.x2);border-color:theme(status.danger.line)}',
  );
});

it('returns the exports of a style, with the classes in order', async () => {
  const { code, classes } = await read(
    'a',
    `const inner = css\`order: 1\`;\nexport const z = css\`.\${inner} { order: 2 }\`;\nexport const b = css\`order: 3\`;\nexport const word: string = "w";`,
  );
  expect(classes).toHaveLength(3);
  expect(code.split('\n')).toEqual([
    'export const word = "w";',
    `export const z = "${classes[1]}";`,
    `export const b = "${classes[2]}";`,
  ]);
});

it.each([
  [
    'a missing role',
    `export const a = css\`color: \${theme.color.gone};\`;`,
    /evaluated to 'undefined'.*theme\.color\.gone/s,
  ],
  [
    'a group of roles',
    `export const a = css\`color: \${theme.color};\`;`,
    /a\.style\.ts: "\w+" is not a known CSS property/,
  ],
  ['a style that breaks off', 'export const a = css`order: 1', /a\.style\.ts/],
  [
    'an export that is no text',
    'export const a = css`order: 1;`;\nexport const b = () => a;',
    /a\.style\.ts exports b, which isn't a class or a string/,
  ],
  [
    'an import that is not there',
    `import { b } from './gone';\nexport const a = css\`order: \${b};\`;`,
    /a\.style\.ts imports .*gone, which does not exist/,
  ],
])('rejects %s, and reports the place', async (_, body, message) => {
  await expect(read('a', body)).rejects.toThrow(message);
});

it('rejects styles that import each other', async () => {
  style('b', `import { a } from './a.style';\nexport const b = css\`.\${a} & { order: 1 }\`;`);
  await expect(
    read('a', `import { b } from './b.style';\nexport const a = css\`.\${b} & { order: 1 }\`;`),
  ).rejects.toThrow(/circular imports of styles: .*a\.style\.ts, .*b\.style\.ts, .*a\.style\.ts$/);
});
